import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listParticipants } from '@mediation/api-client';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { useReveal } from '../../../../browser/use-reveal.ts';
import { moment } from '../../../../words/times/relative-time.ts';
import { AttestDialog } from './attest-dialog.tsx';

export interface AttestationsProps {
  version: AgreementVersion;
  /** Whether something can be attested under it: the signed version or the newest one. */
  isOpen: boolean;
}

/** What the mediator and the lawyers attest under a version. Who may attest something does it here. */
export function Attestations({ version, isOpen }: AttestationsProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const reveal = useReveal('attestations');
  const { data } = useEndpoint(listParticipants, { caseId: version.case_id });
  const [isAttesting, setAttesting] = useState(false);
  const { attestations, parties, signatures } = version;
  const own = data?.participants.find(({ user_id, status }) => user_id === me && status === 'active');
  const nameOf = (client: string | null) => parties.find(({ id }) => id === client)?.name ?? '';
  const client = parties.find(({ id }) => id === own?.represents_participant_id);
  const hasAttested = attestations.some(({ participant_id }) => participant_id === own?.id);
  const isSigned = parties.every(({ id }) => signatures.some((it) => it.participant_id === id && !it.is_in_question));
  const mayAttest =
    isOpen &&
    own !== undefined &&
    !hasAttested &&
    (own.role === 'mediator' ? isSigned : own.role === 'lawyer' && own.confirmed_by_client_at !== null && client);
  if (attestations.length === 0 && !mayAttest) return null;
  return (
    <Card ref={reveal} tabIndex={-1} aria-labelledby="attestations">
      <Stack gap="normal">
        <Card.Title id="attestations">{attestations.length === 0 ? t`Not attested yet` : t`Attested`}</Card.Title>
        {attestations.map((it) => (
          <div key={it.id}>
            <Text>
              {it.client_id === null
                ? t`The mediator attests that both parties signed this version after their time to think.`
                : t`A lawyer attests that they advised ${nameOf(it.client_id)} about this version.`}
            </Text>
            {it.name !== null && it.attested_at !== null && (
              <Text size="small" tone="soft">
                {it.is_printed
                  ? t`${it.name}, ${moment(it.attested_at)}`
                  : t`${it.name}, ${moment(it.attested_at)}. Not on the paper: only your side and the mediator see this line.`}
              </Text>
            )}
          </div>
        ))}
        {mayAttest && (
          <Row>
            <Button tone="secondary" onClick={() => setAttesting(true)}>
              {client === undefined ? t`Attest the signatures` : t`Attest your advice`}
            </Button>
          </Row>
        )}
      </Stack>
      {isAttesting && <AttestDialog version={version} client={client ?? null} onClose={() => setAttesting(false)} />}
    </Card>
  );
}
