import { useLingui } from '@lingui/react/macro';
import { type CaseProgress, conditions, getCaseStep, listParticipants, type Missing } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { missingText } from '../../../words/texts/missing-text.ts';
import { stepNames, stepNumber } from '../../../words/names/step-names.ts';

/** The step from which on a draft can be released. */
export const releaseStep = 'negotiation_sessions';

/** What is missing until a draft can be released. */
export const missingForRelease = ({ steps }: Pick<CaseProgress, 'steps'>): Missing[] =>
  steps.filter(({ id }) => stepNumber(id) < stepNumber(releaseStep)).flatMap(({ missing }) => missing);

/** Why a draft cannot be released before its step: what is missing, and the page on which the mediator sees to it. */
export function useEarlyWords(caseId: string, isEarly = true) {
  const { t, i18n } = useLingui();
  const { data: progress } = useEndpoint(getCaseStep, { caseId }, { enabled: isEarly });
  const people = useEndpoint(listParticipants, { caseId }, { enabled: isEarly }).data?.participants ?? [];
  const missing = progress === undefined ? [] : missingForRelease(progress);
  if (missing.length === 1 && missing[0]?.code === 'session_held')
    return {
      reason: t`It can be released after the first session.`,
      missing: [],
      to: caseTab(caseId, 'sessions'),
      link: t`Open the sessions of this case`,
    };
  const textOf = (one: Missing) => {
    const who = people.find(({ id }) => id === one.participant_id)?.name ?? t`Somebody`;
    const isOwn = one.code !== 'other_party' && conditions[one.code].by === 'mediator';
    const counts = progress?.documents.filter((count) => count.participant_id === one.participant_id) ?? [];
    return missingText({ ...one, isOwn, who }, counts);
  };
  return {
    reason: t`It can be released once the case is at the step “${i18n._(stepNames[releaseStep])}”.`,
    missing: missing.map(textOf),
    to: `${paths.case(caseId)}#next-step`,
    link: t`See what is missing`,
  };
}
