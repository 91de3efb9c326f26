"""The heist board: its picture, what lies on it, what is seen and risked there."""
