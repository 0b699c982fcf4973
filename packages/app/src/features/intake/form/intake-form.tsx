import { useLocation, useNavigate } from 'react-router-dom';
import { intakeAddress, fromReview } from '../fields/intake-address.ts';
import type { OwnIntake } from '../sent/own-intake.tsx';
import { Review } from './review/review.tsx';
import { SectionForm } from './section-form.tsx';
import { type IntakePart, intakePartsFor } from './sections.ts';
import { useIntakeDraft } from './use-intake-draft.ts';
import { useProblems } from './use-problems.ts';

/** The intake as it is written, one topic a page. What is typed is saved by itself; it is sent when the person says so. */
export function IntakeForm({ own, part }: { own: OwnIntake; part: IntakePart }) {
  const { caseId, intake, isForClient, prefill } = own;
  const navigate = useNavigate();
  const draft = useIntakeDraft(caseId, intake, prefill);
  const problems = useProblems(isForClient)(draft.values);
  const parts = intakePartsFor(isForClient);
  const at = parts.indexOf(part);
  const isFromReview = useLocation().state === fromReview;
  const goTo = (to: IntakePart | undefined) => {
    if (to === undefined) return;
    draft.saveSoon();
    void navigate(intakeAddress(to, caseId));
  };
  const props = {
    own,
    draft,
    problems,
    goBack: isFromReview || at > 0 ? () => goTo(isFromReview ? 'review' : parts[at - 1]) : undefined,
    goOn: () => goTo(isFromReview ? 'review' : parts[at + 1]),
  };
  return part === 'review' ? <Review {...props} /> : <SectionForm key={part} section={part} {...props} />;
}
