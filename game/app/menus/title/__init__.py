"""The title: the boxes on the mat and what is offered below them."""
