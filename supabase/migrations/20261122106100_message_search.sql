-- The newest tombstones of a channel, for pages that show older messages.
create index on chat_messages (channel_id, redacted_at) where redacted_at is not null;
