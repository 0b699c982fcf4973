import { useLingui } from '@lingui/react/macro';
import { Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import type { Channel } from '../channels/channel-words.ts';

/** Says when an admin replies, unless an admin wrote last. */
export function SupportPromise({ channel: { last_message: last } }: { channel: Channel }) {
  const { t } = useLingui();
  const { id: me } = useUser();
  if (last !== null && last.sender_id !== me) return null;
  return (
    <Text size="small" tone="soft">
      {t`An admin replies within one working day.`}
    </Text>
  );
}
