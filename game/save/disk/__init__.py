"""The door to the disk: every action on files, whole files, names of files, small files that several programs hold."""
