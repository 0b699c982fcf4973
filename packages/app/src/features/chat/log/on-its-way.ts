import type { User } from '@mediation/api-client';
import type { Unsent } from '../composer/use-outbox.ts';
import type { ShownMessage } from './messages.ts';

/** A message of this person that the server has not stored yet, as it is shown. */
export const onItsWay = ({ nonce, content, at, state }: Unsent, author: User): ShownMessage => ({
  key: nonce,
  id: null,
  at,
  senderId: author.id,
  senderName: author.name,
  senderRole: author.role,
  text: content,
  state: state === 'waiting' ? 'failed' : state,
  nonce,
  document: null,
  redacted: null,
});
