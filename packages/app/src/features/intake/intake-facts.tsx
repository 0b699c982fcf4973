import { useLingui } from '@lingui/react/macro';
import type { Intake } from '@mediation/api-client';
import { Facts } from '@mediation/ui';
import { shortDate } from '../../words/relative-time.ts';
import { useAnswerText } from './use-answer-text.ts';

/** The answers of an intake, read-only. */
export function IntakeFacts({ intake }: { intake: Intake }) {
  const { t } = useLingui();
  const text = useAnswerText();
  const { name, email, phone, dateOfBirth, address } = intake.personalInfo;
  return (
    <Facts
      facts={[
        { term: t`Sent`, detail: intake.submitted_at === null ? '–' : shortDate(intake.submitted_at) },
        { term: t`Name`, detail: name ?? '–' },
        { term: t`Email`, detail: email ?? '–' },
        { term: t`Phone`, detail: phone ?? '–' },
        { term: t`Date of birth`, detail: dateOfBirth === null ? '–' : shortDate(`${dateOfBirth}T12:00`) },
        { term: t`Address`, detail: address ?? '–' },
        { term: t`Relationship`, detail: text(intake.marriageDetails) },
        { term: t`Children`, detail: intake.children.map(text).join('; ') || '–' },
        { term: t`Money`, detail: text(intake.financialSituation) },
        { term: t`What matters`, detail: text(intake.preferences) },
        { term: t({ context: 'needs', message: 'Access' }), detail: text(intake.accessNeeds) },
      ]}
    />
  );
}
