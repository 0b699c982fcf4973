import { useLingui } from '@lingui/react/macro';
import { useUser } from '../../../auth/session-provider.tsx';
import type { Channel } from '../channels/channel-words.ts';
import { redactedText } from '../redaction/redaction-words.ts';
import type { ShownMessage } from './messages.ts';
import type { SystemLine } from './system-lines.ts';
import { useSender } from './use-sender.ts';

/** Returns the announcement of a message: author and text; for the person's own messages "sent", once they arrived. */
export function useAnnouncement(channel: Channel) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const senderOf = useSender(channel);
  return (message: ShownMessage | SystemLine) => {
    if ('line' in message) return message.line;
    if (message.redacted !== null) return redactedText(message, channel, me);
    const { author, role, from } = senderOf(message);
    if (from === 'me') return message.state === 'sent' ? t`Sent` : undefined;
    return `${[author, role].filter(Boolean).join(', ')}: ${message.text}`;
  };
}
