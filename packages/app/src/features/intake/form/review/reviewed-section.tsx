import { useLingui } from '@lingui/react/macro';
import { Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { fromReview, intakeAddress } from '../../fields/intake-address.ts';
import { SectionAnswers } from '../../sent/section-answers.tsx';
import type { PartProps } from '../part-props.ts';
import type { IntakeTopic } from '../sections.ts';
import { useSectionWords } from '../use-section-words.ts';

export interface ReviewedSectionProps extends Pick<PartProps, 'own' | 'draft' | 'problems'> {
  section: IntakeTopic;
}

/** What was said about one topic, with the way to change it and to what is not right in it. */
export function ReviewedSection({ section, own, draft, problems }: ReviewedSectionProps) {
  const { t } = useLingui();
  const { caseId, currency, intake, isForClient, mediator } = own;
  const words = useSectionWords(isForClient, mediator);
  return (
    <SectionAnswers
      section={section}
      title={words[section].title}
      values={draft.values}
      intake={intake}
      currency={currency}
      mediator={mediator}
      action={
        <Link
          to={intakeAddress(section, caseId)}
          state={fromReview}
          aria-label={t`Change: ${words[section].title}`}
          onClick={draft.saveSoon}
        >{t`Change`}</Link>
      }
    >
      {problems
        .filter((it) => it.section === section)
        .map(({ field, message }) => (
          <Text key={field} tone="danger">
            <Link id={field} to={intakeAddress(section, caseId, field)} state={fromReview}>
              {message}
            </Link>
          </Text>
        ))}
    </SectionAnswers>
  );
}
