import { useLingui } from '@lingui/react/macro';
import { useUser } from '../../../auth/session-provider.tsx';
import { roleNames } from '../../../words/names/role-names.ts';
import type { Channel } from '../channels/channel-words.ts';
import type { ShownMessage } from './messages.ts';

/** Returns what to say of who wrote a message of a channel. */
export function useSender({ everyone }: Channel) {
  const { t, i18n } = useLingui();
  const { id: me } = useUser();
  const parties = everyone.filter(({ role }) => role === 'divorcee').map(({ user_id }) => user_id);
  return ({ senderId, senderName, senderRole }: ShownMessage) => {
    const isMine = senderId === me;
    return {
      author: isMine ? t`You` : (everyone.find(({ user_id }) => user_id === senderId)?.name ?? senderName),
      role:
        isMine || senderRole === 'divorcee' || senderRole === 'assistant' ? undefined : i18n._(roleNames[senderRole]),
      from: isMine ? ('me' as const) : senderRole === 'mediator' ? ('mediator' as const) : ('other' as const),
      avatarTone: (['a', 'b'] as const)[parties.indexOf(senderId)] ?? ('neutral' as const),
    };
  };
}
