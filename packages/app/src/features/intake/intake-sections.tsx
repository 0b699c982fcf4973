import { useLingui } from '@lingui/react/macro';
import type { Intake } from '@mediation/api-client';
import { Card, Checklist, Stack } from '@mediation/ui';
import { IntakeBadge } from './intake-badge.tsx';
import { isSent } from './is-sent.ts';
import { isAnswered } from './is-answered.ts';
import { useIntakeLabels } from './use-intake-labels.ts';

/**
 * The state of each section of an intake. Sections without questions in the form appear only when answered; a submitted
 * intake has no open sections.
 */
export function IntakeSections({ intake, isForClient }: { intake: Intake | null; isForClient: boolean }) {
  const { t } = useLingui();
  const { person, fields } = useIntakeLabels(isForClient);
  const info = intake?.personalInfo;
  const sections = [
    {
      name: person,
      isDone: [info?.name, info?.email, info?.phone, info?.dateOfBirth, info?.address].every(isAnswered),
    },
    { name: fields.relationship, isDone: isAnswered(intake?.marriageDetails) },
    ...[
      { name: t`Children`, isDone: isAnswered(intake?.children) },
      { name: t`Money`, isDone: isAnswered(intake?.financialSituation) },
    ].filter(({ isDone }) => isDone),
    { name: fields.matters, isDone: isAnswered(intake?.preferences) },
    { name: fields.access, isDone: isAnswered(intake?.accessNeeds) },
  ].filter(({ isDone }) => isDone || !isSent(intake));
  return (
    <Card aria-labelledby="sections">
      <Stack>
        <Card.Title id="sections">{t`How far it is`}</Card.Title>
        <div>
          <IntakeBadge status={intake?.status ?? 'draft'} />
        </div>
        <Checklist.Root>
          {sections.map(({ name, isDone }) => (
            <Checklist.Item
              key={name}
              state={isDone ? 'done' : 'open'}
              stateLabel={isDone ? t`answered` : t`still open`}
            >
              {name}
            </Checklist.Item>
          ))}
        </Checklist.Root>
      </Stack>
    </Card>
  );
}
