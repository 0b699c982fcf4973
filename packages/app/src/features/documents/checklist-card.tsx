import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type DocumentCount,
  type Requirement,
  listRequirements,
  listParticipants,
  getCaseStep,
} from '@mediation/api-client';
import { Button, type ButtonProps, Card, Checklist, EmptyState, Halves, Progress, Row, Stack } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useWhole } from '../../backend/use-pages.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { RemindButton } from '../../shared/people/remind-button.tsx';
import { RequirementItem } from '../../shared/documents/requirement-item.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { documentCountText } from '../../words/amounts/document-count.ts';
import { requirementText } from '../../words/texts/requirement-text.ts';
import type { AddRequirementDialogProps } from './add-requirement-dialog.tsx';
import { isWritable } from '../../shared/cases/writable-case.ts';

const AddRequirementDialog = lazy(async () => ({
  default: (await import('./add-requirement-dialog.tsx')).AddRequirementDialog,
}));
const GoOnDialog = lazy(async () => ({ default: (await import('./go-on-dialog.tsx')).GoOnDialog }));
const DueDateDialog = lazy(async () => ({ default: (await import('./due-date-dialog.tsx')).DueDateDialog }));

const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

/** The document requirements of each party, as far as the person may read them. */
export function ChecklistCard({ mediationCase }: { mediationCase: Case }) {
  const { id: caseId } = mediationCase;
  const { t } = useLingui();
  const query = useWhole(listRequirements, { caseId }, requirementsOf);
  const people = useEndpoint(listParticipants, { caseId });
  const counts = useEndpoint(getCaseStep, { caseId }).data?.documents ?? [];
  const { role } = useUser();
  // The mediator reads both lists side by side.
  const Sides = role === 'mediator' ? Halves : Column;
  const nameOf = (id: string) => people.data?.participants.find((it) => it.id === id)?.name ?? t`Party`;
  return (
    <Loaded
      // The lists are named after their people.
      query={people.isPending ? { ...query, data: undefined, error: null } : query}
      loadingLabel={t`Loading the checklist`}
      fallback={t`Failed to load the checklist`}
    >
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
                caseId={caseId}
                participantId={id}
                requirements={own}
                firstSaidMissing={requirements.find(({ state }) => state === 'not_available')?.id}
                count={counts.find(({ participant_id }) => participant_id === id)}
                isClosed={!isWritable(mediationCase)}
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
  caseId: string;
  participantId: string;
  name: string;
  requirements: Requirement[];
  firstSaidMissing: string | undefined;
  count: DocumentCount | undefined;
  isClosed: boolean;
}

function PartyChecklist({ caseId, participantId, name, requirements, count, ...rest }: PartyChecklistProps) {
  const { isClosed, firstSaidMissing } = rest;
  const { t } = useLingui();
  const { role } = useUser();
  const id = `checklist-${participantId}`;
  const missing = requirements.filter(({ state }) => state === 'needed' || state === 'rejected');
  const without = requirements.filter(({ state }) => state === 'not_available');
  const canAsk = role === 'mediator' && !isClosed;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id} tabIndex={-1}>{t`Documents of ${name}`}</Card.Title>
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
          {canAsk && (
            <Row wrap gap="small">
              <AskButton caseId={caseId} participantId={participantId} name={name} />
              {missing.length > 1 && (
                <DateButton
                  requirements={missing}
                  text={t`Set one date`}
                  label={t`Set one date for several documents of ${name}`}
                />
              )}
              {without.length > 1 && <GoOnButton requirements={without} name={name} />}
              {count !== undefined && count.sent < count.asked && (
                <RemindButton participantId={participantId} name={name} />
              )}
            </Row>
          )}
          <Checklist.Root>
            {requirements.map((requirement) => (
              <RequirementItem
                key={requirement.id}
                requirement={requirement}
                isClosed={isClosed}
                isFirstSaidMissing={requirement.id === firstSaidMissing}
                action={canAsk && <OwnDateButton requirement={requirement} />}
              />
            ))}
          </Checklist.Root>
        </Stack>
      </Card.Body>
    </Card>
  );
}

function AskButton(props: Omit<AddRequirementDialogProps, 'onClose'>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={t`Ask for one more: ${props.name}`}
        onClick={() => setOpen(true)}
      >
        <Plus />
        {t`Ask for one more`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddRequirementDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function GoOnButton({ requirements, name }: { requirements: Requirement[]; name: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Requirement[]>();
  const { length } = requirements;
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={t`Go on without all ${length}: ${name}`}
        onClick={() => setAsked(requirements)}
      >
        {t`Go on without all ${length}`}
      </Button>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <GoOnDialog requirements={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function OwnDateButton({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const text = requirement.due_on === null ? t`Set a date` : t`Change the date`;
  return (
    <DateButton
      tone="quiet"
      requirements={[requirement]}
      text={text}
      label={`${text}: ${requirementText(requirement).label}`}
    />
  );
}

interface DateButtonProps extends Pick<ButtonProps, 'tone'> {
  requirements: Requirement[];
  text: string;
  /** The text with the documents that it is about. */
  label: string;
}

function DateButton({ requirements, text, label, tone = 'secondary' }: DateButtonProps) {
  const [asked, setAsked] = useState<Requirement[]>();
  return (
    <>
      <Button tone={tone} size="small" aria-label={label} onClick={() => setAsked(requirements)}>
        {text}
      </Button>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <DueDateDialog requirements={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
