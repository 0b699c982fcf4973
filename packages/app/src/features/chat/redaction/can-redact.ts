import type { Role } from '@mediation/api-client';
import type { Channel } from '../channels/channel-words.ts';
import type { ShownMessage } from '../log/messages.ts';

/** Whether this person may redact a message: its author, and the mediator of the case. */
export function canRedact({ id, redacted, senderId }: ShownMessage, channel: Channel, me: { id: string; role: Role }) {
  if (id === null || redacted !== null) return false;
  return senderId === me.id || channel.members.some((it) => it.user_id === me.id && it.role === 'mediator');
}
