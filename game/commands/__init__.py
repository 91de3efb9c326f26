"""What the command line can do; `registry` lists the commands."""
