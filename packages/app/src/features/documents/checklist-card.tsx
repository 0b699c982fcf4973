import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type DocumentCount,
  type Requirement,
  listRequirements,
  listParticipants,
  getCaseStep,
} from '@mediation/api-client';
import { Card, Checklist, EmptyState, Halves, Progress, Stack } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useWhole } from '../../backend/use-pages.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { RequirementItem } from '../../shared/documents/requirement-item.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { documentCountText } from '../../words/document-count.ts';

const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

/** The document requirements of each party, as far as the person may read them. */
export function ChecklistCard({ mediationCase: { id: caseId, status } }: { mediationCase: Case }) {
  const { t } = useLingui();
  const query = useWhole(listRequirements, { caseId }, requirementsOf);
  const people = useEndpoint(listParticipants, { caseId });
  const counts = useEndpoint(getCaseStep, { caseId }).data?.documents ?? [];
  const { role } = useUser();
  // The mediator reads both lists side by side.
  const Sides = role === 'mediator' ? Halves : Column;
  const nameOf = (id: string) => people.data?.participants.find((it) => it.id === id)?.name ?? t`Party`;
  return (
    <Loaded query={query} loadingLabel={t`Loading the checklist`} fallback={t`Failed to load the checklist`}>
      {(requirements) =>
        requirements.length === 0 ? (
          <Card>
            <EmptyState
              title={t`No documents to bring yet`}
            >{t`The list appears when the parties have joined.`}</EmptyState>
          </Card>
        ) : (
          <Sides>
            {[...Map.groupBy(requirements, (it) => it.participant_id)].map(([id, own]) => (
              <PartyChecklist
                key={id}
                name={nameOf(id)}
                requirements={own}
                count={counts.find(({ participant_id }) => participant_id === id)}
                isClosed={status === 'closed'}
              />
            ))}
          </Sides>
        )
      }
    </Loaded>
  );
}

const Column = ({ children }: { children: ReactNode }) => <Stack gap="grid">{children}</Stack>;

interface PartyChecklistProps {
  name: string;
  requirements: Requirement[];
  count: DocumentCount | undefined;
  isClosed: boolean;
}

function PartyChecklist({ name, requirements, count, isClosed }: PartyChecklistProps) {
  const { t } = useLingui();
  const id = `checklist-${requirements[0]?.participant_id}`;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`Documents of ${name}`}</Card.Title>
      </Card.Head>
      <Card.Body>
        <Stack>
          {count !== undefined && (
            <Progress
              showLabel
              label={t`Documents`}
              value={count.asked === 0 ? 100 : (count.sent / count.asked) * 100}
              valueText={documentCountText([count])}
            />
          )}
          <Checklist.Root>
            {requirements.map((requirement) => (
              <RequirementItem key={requirement.id} requirement={requirement} isClosed={isClosed} />
            ))}
          </Checklist.Root>
        </Stack>
      </Card.Body>
    </Card>
  );
}
