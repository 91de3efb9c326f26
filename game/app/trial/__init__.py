"""The program tried without a screen: pictures of scenes, whole games, the self-test."""
