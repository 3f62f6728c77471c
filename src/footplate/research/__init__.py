"""The games for research: as integers and tensors, in the shapes that other libraries know."""
