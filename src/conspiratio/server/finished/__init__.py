"""Games that are over: replays and reviews."""
