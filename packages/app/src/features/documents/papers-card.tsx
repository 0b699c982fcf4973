import { useLingui } from '@lingui/react/macro';
import { type Requirement, listRequirements, listParticipants } from '@mediation/api-client';
import { Card, Checklist, EmptyState, Halves, Progress, Stack } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useWhole } from '../../backend/use-pages.ts';
import { Loaded } from '../../page/loaded.tsx';
import { useUser } from '../../session/session-provider.tsx';

const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

const looks = {
  needed: 'open',
  uploaded: 'waiting',
  confirmed: 'done',
  not_applicable: 'done',
  rejected: 'problem',
} as const;

/** The papers that each party is asked for, as far as the person may know of them. */
export function PapersCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useWhole(listRequirements, { caseId }, requirementsOf);
  const people = useEndpoint(listParticipants, { caseId });
  const { role } = useUser();
  // Who reads both lists reads them side by side.
  const Sides = role === 'mediator' ? Halves : Column;
  const nameOf = (id: string) => people.data?.participants.find((it) => it.id === id)?.name ?? t`Party`;
  return (
    <Loaded query={query} loadingLabel={t`Loading the list of papers`} fallback={t`Failed to load the list of papers`}>
      {(requirements) =>
        requirements.length === 0 ? (
          <Card>
            <EmptyState
              title={t`No papers to bring yet`}
            >{t`The list appears when the parties have joined.`}</EmptyState>
          </Card>
        ) : (
          <Sides>
            {[...Map.groupBy(requirements, (it) => it.participant_id)].map(([id, papers]) => (
              <PartyPapers key={id} name={nameOf(id)} papers={papers} />
            ))}
          </Sides>
        )
      }
    </Loaded>
  );
}

const Column = ({ children }: { children: ReactNode }) => <Stack gap="grid">{children}</Stack>;

function PartyPapers({ name, papers }: { name: string; papers: Requirement[] }) {
  const { t } = useLingui();
  const states = {
    needed: t`Still needed`,
    uploaded: t`In review`,
    confirmed: t`Received and readable`,
    not_applicable: t`Not needed`,
    rejected: t`Sent back`,
  };
  const asked = papers.filter(({ state }) => state !== 'not_applicable');
  const there = asked.filter(({ state }) => state === 'uploaded' || state === 'confirmed').length;
  const id = `papers-${papers[0]?.participant_id}`;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`Papers of ${name}`}</Card.Title>
      </Card.Head>
      <Card.Body>
        <Stack>
          <Progress
            showLabel
            label={t`Papers that are in`}
            value={asked.length === 0 ? 100 : (there / asked.length) * 100}
            valueText={t`${there} of ${asked.length} needed`}
          />
          <Checklist.Root>
            {papers.map((it) => (
              <Checklist.Item
                key={it.id}
                state={looks[it.state]}
                stateLabel={states[it.state]}
                hint={it.state === 'not_applicable' ? it.na_reason : it.state === 'needed' ? it.help : states[it.state]}
              >
                {it.label}
              </Checklist.Item>
            ))}
          </Checklist.Root>
        </Stack>
      </Card.Body>
    </Card>
  );
}
