import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { AudienceLine, Notice, Stack } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { audienceIcons, audienceText } from '../../../words/texts/audience-text.ts';
import { SendingList } from './sending-list.tsx';
import type { Sending } from './use-sendings.ts';

/** What became of the documents that were just sent, and who can read them. */
export function SentResult({ sendings, audience }: { sendings: Sending[]; audience: Upload['audience'] }) {
  const { t } = useLingui();
  const { role } = useUser();
  const isSent = sendings.length > 0 && sendings.every(({ state }) => state === 'sent');
  const isWaiting = sendings.some(({ state }) => state === 'waiting');
  return (
    <Stack gap="large">
      <output>
        {isSent && (
          <Notice tone="success">
            {audience === 'private' ? t`Saved. You can share it later.` : t`Sent. The mediator looks at it next.`}
          </Notice>
        )}
        {isWaiting && (
          <Notice tone="warning">
            {t`There is no connection. Sending goes on when you are back online; keep this tab open.`}
          </Notice>
        )}
      </output>
      <SendingList sendings={sendings} />
      {sendings.length > 0 && (
        <AudienceLine audience={audienceIcons[audience]}>{audienceText(audience, role)}</AudienceLine>
      )}
    </Stack>
  );
}
