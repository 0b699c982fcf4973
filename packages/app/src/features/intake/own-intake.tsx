import { useLingui } from '@lingui/react/macro';
import { type Intake, getIntake } from '@mediation/api-client';
import { Badge, Card, Checklist, Columns, Notice, Stack } from '@mediation/ui';
import { CircleCheck, PencilLine, Send, Undo2 } from 'lucide-react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../page/loaded.tsx';
import { IntakeForm } from './intake-form.tsx';

/** One party’s intake: how far it is, what the mediator asked, and the questions. */
export function OwnIntake({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useEndpoint(getIntake, { caseId });
  return (
    <Loaded query={query} loadingLabel={t`Loading your intake`} fallback={t`Failed to load your intake`}>
      {({ intake }) => (
        <Columns aside={<Sections intake={intake} />}>
          {intake?.questions !== null && intake?.questions !== undefined && (
            <Notice tone="info">{t`Your mediator asks: ${intake.questions}`}</Notice>
          )}
          <IntakeForm caseId={caseId} intake={intake} />
        </Columns>
      )}
    </Loaded>
  );
}

function Sections({ intake }: { intake: Intake | null }) {
  const { t } = useLingui();
  const info = intake?.personalInfo;
  const isTold = (answers: object | undefined) => answers !== undefined && Object.keys(answers).length > 0;
  const sections = [
    { name: t`You`, isDone: Boolean(info?.name && info.email && info.phone && info.dateOfBirth && info.address) },
    { name: t`Your relationship`, isDone: isTold(intake?.marriageDetails) },
    { name: t`Children`, isDone: isTold(intake?.children) },
    { name: t`Money`, isDone: isTold(intake?.financialSituation) },
    { name: t`What matters to you`, isDone: isTold(intake?.preferences) },
    { name: t`What helps you take part`, isDone: isTold(intake?.accessNeeds) },
  ];
  return (
    <Card aria-labelledby="sections">
      <Stack>
        <Card.Title id="sections">{t`How far it is`}</Card.Title>
        <div>
          <IntakeBadge status={intake?.status ?? 'draft'} />
        </div>
        <Checklist.Root>
          {sections.map(({ name, isDone }) => (
            <Checklist.Item key={name} state={isDone ? 'done' : 'open'} stateLabel={isDone ? t`there` : t`still open`}>
              {name}
            </Checklist.Item>
          ))}
        </Checklist.Root>
      </Stack>
    </Card>
  );
}

/** How far an intake is. */
export function IntakeBadge({ status }: { status: Intake['status'] }) {
  const { t } = useLingui();
  if (status === 'draft') return <Badge icon={<PencilLine />}>{t`Being written`}</Badge>;
  if (status === 'submitted')
    return (
      <Badge tone="info" icon={<Send />}>
        {t`Sent`}
      </Badge>
    );
  if (status === 'returned')
    return (
      <Badge tone="warning" icon={<Undo2 />}>
        {t`Back with questions`}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<CircleCheck />}>
      {t`Accepted`}
    </Badge>
  );
}
