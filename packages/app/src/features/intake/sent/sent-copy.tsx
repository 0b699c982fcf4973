import { useLingui } from '@lingui/react/macro';
import type { Intake } from '@mediation/api-client';
import { Button, Measure, Notice, ScreenOnly } from '@mediation/ui';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { fullDateAt } from '../../../words/times/relative-time.ts';
import { IntakeBadge } from './intake-badge.tsx';
import { savedValues } from '../form/intake-values.ts';
import type { OwnIntake } from './own-intake.tsx';
import { SectionAnswers } from './section-answers.tsx';
import { sectionsFor } from '../form/sections.ts';
import { useIntakeReaders } from './use-intake-readers.ts';
import { useSectionWords } from '../form/use-section-words.ts';

/** What was sent, topic by topic, to read and to print. */
export function SentCopy({ own, intake }: { own: OwnIntake; intake: Intake }) {
  const { t } = useLingui();
  const { caseId, step, currency, isForClient, mediator } = own;
  const words = useSectionWords(isForClient, mediator);
  const readers = useIntakeReaders(own, 'review');
  const values = savedValues(intake);
  const day = fullDateAt(intake.submitted_at ?? intake.updated_at);
  const sections = sectionsFor(isForClient).map((section) => (
    <SectionAnswers
      key={section}
      section={section}
      title={words[section].title}
      values={values}
      intake={intake}
      currency={currency}
      mediator={mediator}
    />
  ));
  return (
    <WorkPage
      title={t`Intake`}
      lead={
        intake.status === 'accepted'
          ? t`Sent on ${day}. ${mediator} has read and accepted it.`
          : t`Sent on ${day}. ${mediator} has it, and may come back with questions.`
      }
      badges={<IntakeBadge status={intake.status} />}
      audience={readers}
      action={
        <ScreenOnly>
          <Button tone="secondary" onClick={() => globalThis.print()}>
            <Printer />
            {t`Print`}
          </Button>
        </ScreenOnly>
      }
    >
      <Measure gap="grid" size="form">
        {(step === 'intake' || step === 'document_upload') && (
          <ScreenOnly>
            <Notice
              action={
                <Button asChild size="small">
                  <Link to={paths.uploads(caseId)}>{t`Go to the documents`}</Link>
                </Button>
              }
            >
              {t`Next come the documents. You can send them while ${mediator} reads the intake.`}
            </Notice>
          </ScreenOnly>
        )}
        {sections}
      </Measure>
    </WorkPage>
  );
}
