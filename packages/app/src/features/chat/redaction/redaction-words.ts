import { t } from '@lingui/core/macro';
import type { RedactionReason } from '@mediation/api-client';
import { clockTime, shortDate } from '../../../words/times/relative-time.ts';
import type { Channel } from '../channels/channel-words.ts';
import type { Redaction, ShownMessage } from '../log/messages.ts';

/** Says who redacted a message and, if that is another person, whose message it was. */
export function redactedText(
  {
    redacted,
    senderId,
    senderName,
  }: Pick<ShownMessage, 'senderId' | 'senderName'> & { redacted: Pick<Redaction, 'by'> | null },
  channel: Pick<Channel, 'everyone'>,
  me: string,
): string {
  const nameOf = (id: string | null) => channel.everyone.find(({ user_id }) => user_id === id)?.name;
  const isMine = senderId === me;
  const sender = nameOf(senderId) ?? senderName;
  if (redacted?.by === senderId) return isMine ? t`You took this message back.` : t`${sender} took this message back.`;
  if (redacted?.by === me) return t`You removed a message from ${sender}.`;
  const remover = nameOf(redacted?.by ?? null);
  if (remover === undefined) return isMine ? t`Your message was removed.` : t`A message from ${sender} was removed.`;
  return isMine ? t`${remover} removed your message.` : t`${remover} removed a message from ${sender}.`;
}

/** Says when and why a message was redacted. */
export function redactionDetail({ at, reason }: Redaction): string {
  const date = shortDate(at);
  const time = clockTime(at);
  const why = reasonText(reason);
  return why === undefined ? t`${date}, ${time}.` : t`${date}, ${time}. Reason: ${why}.`;
}

/** A reason as a choice, before a message is redacted. */
export function reasonName(reason: RedactionReason): string {
  if (reason === 'mistake') return t`It was sent by mistake`;
  if (reason === 'private_information') return t`It has private information`;
  if (reason === 'abusive') return t`It has hurtful words`;
  return t`Another reason`;
}

function reasonText(reason: RedactionReason | null): string | undefined {
  if (reason === 'mistake') return t`sent by mistake`;
  if (reason === 'private_information') return t`private information`;
  if (reason === 'abusive') return t`hurtful words`;
  return undefined;
}
