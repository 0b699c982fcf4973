import { t } from '@lingui/core/macro';
import { type ChatMessage, listMessageReaders } from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import type { Channel } from '../channels/channel-words.ts';

/** The newest own message and who has read it, as far as these people show it. */
export function useMessageReaders({ type }: Channel, messages: ChatMessage[] | undefined) {
  const { id: me } = useUser();
  const newest = messages?.findLast((it) => it.sender_id === me && it.redacted_at === null);
  const enabled = newest !== undefined && (type === 'case' || type === 'private');
  const { data } = useEndpoint(listMessageReaders, { messageId: newest?.id ?? '' }, { enabled, poll: true });
  if (newest === undefined || data === undefined || data.readers.length === 0) return null;
  const names = listOf(data.readers.map(({ name }) => firstName(name)));
  return { messageId: newest.id, label: t`Read by ${names}` };
}
