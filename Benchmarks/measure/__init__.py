"""The parts of ./bench."""
