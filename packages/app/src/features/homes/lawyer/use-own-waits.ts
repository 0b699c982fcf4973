import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AskedRound, MediationSession } from '@mediation/api-client';
import { CalendarClock, ListChecks, MessageSquareText, Sparkles } from 'lucide-react';
import { agreementPaths } from '../../../agreement-paths.ts';
import { paths } from '../../../paths.ts';
import { unanswered } from '../../../shared/cases/actions/pending-actions.ts';
import { useAskedConsent } from '../../../shared/cases/use-asked-consent.ts';
import { isLate, ownActions } from '../../../shared/sessions/next-actions.ts';
import { agreementVersionText } from '../../../words/names/agreement-version.ts';
import { dueText } from '../../../words/times/due-text.ts';
import { moment } from '../../../words/times/relative-time.ts';
import type { Wait } from './waits-card.tsx';

/** What waits for a lawyer: comments in open rounds, what they agreed to do, offered times, and a word about AI. */
export function useOwnWaits(
  lawyerId: string,
  { rounds, sessions }: { rounds: readonly AskedRound[]; sessions: MediationSession[] },
  titleOf: (caseId: string) => string,
): Wait[] {
  const { t } = useLingui();
  const consent = useAskedConsent(undefined);
  const comments = rounds
    .filter(({ is_done }) => !is_done)
    .map((it): Wait => {
      const version = agreementVersionText(it.document, it.version_number);
      const written = plural(it.comments, {
        0: 'You have no comments yet.',
        one: 'You wrote # comment.',
        other: 'You wrote # comments.',
      });
      return {
        key: it.id,
        icon: MessageSquareText,
        text: t`Comment on: ${version}`,
        hint: `${it.case_title} · ${t`Open until ${moment(it.deadline_at)}.`} ${written}`,
        to: `${agreementPaths.home(it.case_id)}?document=${it.document}`,
      };
    });
  const offered = sessions
    .filter((it) => {
      const own = it.attendees.find(({ user_id }) => user_id === lawyerId)?.participant_id;
      return unanswered([it], own) !== undefined;
    })
    .map((it): Wait => ({
      key: it.id,
      icon: CalendarClock,
      text: t`Say which times of a session suit you`,
      hint: titleOf(it.case_id),
      to: paths.session(it.id),
    }));
  const agreed = ownActions(sessions, lawyerId)
    .filter(({ action }) => !action.is_done)
    .map(({ session, place, action }): Wait => ({
      key: `${session.id} ${place}`,
      icon: ListChecks,
      text: action.text,
      hint: [titleOf(session.case_id), action.due_on && dueText(action.due_on)].filter(Boolean).join(' · '),
      isLate: isLate(action),
      to: paths.session(session.id),
    }));
  const aboutAi: Wait[] = consent
    ? [
        {
          key: 'ai',
          icon: Sparkles,
          text: t`Say whether AI may read what you write`,
          hint: titleOf(consent.case_id),
          to: paths.aiConsent(consent.case_id),
        },
      ]
    : [];
  return [...comments, ...agreed, ...offered, ...aboutAi];
}
