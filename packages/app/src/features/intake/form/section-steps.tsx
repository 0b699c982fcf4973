import { useLingui } from '@lingui/react/macro';
import { Stepper } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IntakeValues } from './answers.ts';
import { intakeAddress } from '../fields/intake-address.ts';
import type { OwnIntake } from '../sent/own-intake.tsx';
import { type IntakePart, isDone, intakePartsFor, questionOf } from './sections.ts';
import { useSectionWords } from './use-section-words.ts';

const linkIn = (caseId: string) => (id: string, content: ReactNode) => (
  <Link to={intakeAddress(id as IntakePart, caseId)}>{content}</Link>
);

interface SectionStepsProps {
  own: OwnIntake;
  part: IntakePart;
  values: IntakeValues;
}

/** The pages of the intake, and how far each is. */
export function SectionSteps({ own, part, values }: SectionStepsProps) {
  const { t } = useLingui();
  const { caseId, intake, isForClient, mediator } = own;
  const words = useSectionWords(isForClient, mediator);
  const parts = intakePartsFor(isForClient);
  const isOver = (it: IntakePart) => it !== 'review' && isDone(it, values, intake);
  return (
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
  );
}
