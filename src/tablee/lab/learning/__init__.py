"""A player that learns: masked PPO over many tables, and the bot that plays what was learned."""
