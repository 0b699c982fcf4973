import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack, Stepper, Text, WideOnly } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IntakeValues } from './answers.ts';
import { addressOf } from './address-of.ts';
import type { OwnIntake } from './own-intake.tsx';
import { type IntakePart, isDone, partsFor, questionOf } from './sections.ts';
import { useSectionWords } from './use-section-words.ts';

const minutesEach = 2;

const linkIn = (caseId: string) => (id: string, content: ReactNode) => (
  <Link to={addressOf(id as IntakePart, caseId)}>{content}</Link>
);

interface SectionStepsProps {
  own: OwnIntake;
  part: IntakePart;
  values: IntakeValues;
}

/** The pages of the intake, how far each is, and how long the rest takes. */
export function SectionSteps({ own, part, values }: SectionStepsProps) {
  const { t } = useLingui();
  const { caseId, intake, isForClient, mediator } = own;
  const words = useSectionWords(isForClient, mediator);
  const parts = partsFor(isForClient);
  const isOver = (it: IntakePart) => it !== 'review' && isDone(it, values, intake);
  const open = parts.filter((it) => !isOver(it)).length;
  return (
    <Stack gap="large">
      <Stepper
        label={t`Intake, part ${parts.indexOf(part) + 1} of ${parts.length}`}
        doneLabel={t`done`}
        allLabel={t`See all ${parts.length} parts`}
        linkTo={linkIn(caseId)}
        steps={parts.map((it) => ({
          id: it,
          label: words[it].name,
          state: it === part ? 'now' : isOver(it) ? 'done' : 'later',
          note: it !== 'review' && questionOf(intake, it) ? t`A question` : undefined,
        }))}
      />
      <WideOnly>
        <Text size="small" tone="soft">
          {t`${plural(open * minutesEach, { one: 'About # minute left', other: 'About # minutes left' })}`}
        </Text>
      </WideOnly>
    </Stack>
  );
}
