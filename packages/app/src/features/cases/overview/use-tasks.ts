import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Case, type CaseProgress, limits, type Missing, type Participant } from '@mediation/api-client';
import type { To } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { panels, paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-provider.tsx';
import { firstName } from '../../../words/people.ts';

/** One thing that a case waits for. */
export interface Task {
  id: string;
  text: string;
  hint?: string;
  /** Where it is done, for those who can do something about it. */
  to?: To;
  isMine: boolean;
}

/** What came in for the person who asks, and what the case waits for in its current step, in words for them. */
export function useTasks(
  it: Case,
  people: Participant[],
  { steps }: CaseProgress,
): { arrived: Task[]; missing: Task[] } {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const isMediator = role === 'mediator';
  const pending = useEndpoint('listPendingUploads', { limit: limits.pageMax }, { enabled: isMediator });
  const cases = useEndpoint('listCases', { limit: limits.pageMax });
  const waiting = pending.data?.uploads.filter(({ case_id }) => case_id === it.id).length ?? 0;
  const unread = cases.data?.cases.find(({ id }) => id === it.id)?.unread_count ?? 0;
  const missing = steps.find(({ state }) => state === 'now')?.missing ?? [];

  const taskOf = ({ code, participant_id, done, total }: Missing): Task => {
    const person = people.find(({ id }) => id === participant_id);
    const isMine = person?.user_id === me;
    const isClients = people.some((its) => its.user_id === me && its.represents_participant_id === participant_id);
    const mayOpen = isMine || isMediator || (participant_id !== null && isClients);
    const name = person === undefined ? t`Somebody` : firstName(person.name);
    const tasks: Record<Missing['code'], Omit<Task, 'id' | 'isMine'> & { isMine?: boolean }> = {
      parties_joined: {
        text: t`Both parties in the case`,
        hint: t`${done} of ${total} have joined.`,
        ...(isMediator && { to: paths.mediatorInvite(), isMine: true }),
      },
      intake: {
        text: isMine ? t`Your intake` : t`${name}’s intake`,
        ...(mayOpen && { to: paths.intake() }),
      },
      documents: {
        text: isMine ? t`Your papers` : t`${name}’s papers`,
        hint: t`${done} of ${total} are received and readable.`,
        ...(mayOpen && { to: paths.uploads(it.id) }),
      },
      review_completed: {
        text: isMediator ? t`Your review of the papers` : t`The mediator’s review of the papers`,
        ...(isMediator && { to: paths.mediatorReview(), isMine: true }),
      },
      session_held: {
        text: t`A session together`,
        ...(isMediator && { to: paths.mediatorSchedule(), isMine: true }),
      },
      draft_shared: { text: t`A draft of the agreement`, isMine: isMediator },
      signatures_in: { text: t`The signatures under the agreement`, isMine: isMediator },
      other_party: { text: t`The other party’s part`, hint: t`You do not need to do anything for it.` },
    };
    return { id: `${code}-${participant_id ?? ''}`, isMine, ...tasks[code] };
  };

  const arrived: Task[] = [
    ...(waiting === 0
      ? []
      : [
          {
            id: 'papers',
            text: t`${plural(waiting, { one: 'One paper to review', other: '# papers to review' })}`,
            hint: t`People are told that you look within ${limits.reviewHours} hours.`,
            to: paths.mediatorReview(),
            isMine: true,
          },
        ]),
    ...(unread === 0
      ? []
      : [
          {
            id: 'unread',
            text: t`${plural(unread, { one: 'One unread message', other: '# unread messages' })}`,
            to: panels.chat(it.id),
            isMine: true,
          },
        ]),
  ];
  return { arrived, missing: missing.map(taskOf) };
}
