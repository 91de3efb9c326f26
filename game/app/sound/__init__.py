"""What is heard: effects by name, one piece of music at a time, silence without a device."""
