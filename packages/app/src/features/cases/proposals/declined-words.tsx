import { useLingui } from '@lingui/react/macro';
import type { Proposal } from '@mediation/api-client';
import { AudienceLine, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useNegotiation } from './negotiation-context.ts';
import { useNames } from './use-names.ts';

/** Who did not agree to a proposal, and why, for that party and the mediator. Everybody else reads that it is not accepted. */
export function DeclinedWords({ proposal: { declined_by, state } }: { proposal: Proposal }) {
  const { t } = useLingui();
  const { me } = useNegotiation();
  const { named, readersWith } = useNames();
  return declined_by.map(({ participant_id: id, reason }) => {
    const name = named(id);
    const isMine = id === me?.id;
    if (isMine && reason === null) return null;
    return (
      <Stack key={id} gap="tiny">
        <Text typed>
          {isMine
            ? t`You did not agree: ${reason}`
            : reason === null
              ? t`${name} does not agree.`
              : t`${name} does not agree: ${reason}`}
        </Text>
        {reason !== null && (
          <AudienceLine short icon={<Lock />}>
            {t`Visible to: ${readersWith(id)}.`}
          </AudienceLine>
        )}
        {!isMine && (
          <Text size="small" tone="soft">
            {state === 'offered'
              ? t`The other party does not know.`
              : t`The other party reads “Not accepted”, without the reason.`}
          </Text>
        )}
      </Stack>
    );
  });
}
