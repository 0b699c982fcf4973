import { t } from '@lingui/core/macro';
import { listHeldMessages } from '@mediation/api-client';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { useNow } from '../../../../browser/use-now.ts';
import { useCaseMode } from '../../../../shared/cases/mode/use-case-mode.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { clockTime, shortDate } from '../../../../words/times/relative-time.ts';
import type { Channel } from '../../channels/channel-words.ts';
import { endOfWaiting } from './case-hours.ts';
import type { ShownMessage } from '../messages.ts';

/**
 * Says of a message to everybody that it waits, and until when: to the party who wrote it by the hours of the case alone,
 * which everybody knows, and to the mediator as it is.
 */
export function useWaiting({ type, case_id: ofCase }: Channel): (message: ShownMessage) => string | undefined {
  const { id: me, role } = useUser();
  const now = useNow();
  const caseId = type === 'case' ? ofCase : null;
  const mode = useCaseMode(caseId)?.mode;
  const isMediator = role === 'mediator' && caseId !== null;
  const { data } = useEndpoint(listHeldMessages, { caseId: caseId ?? '' }, { enabled: isMediator, poll: true });
  return ({ id, at, senderId, redacted }) => {
    if (caseId === null || id === null || redacted !== null) return undefined;
    const held = data?.held.find(({ message_id }) => message_id === id);
    if (held !== undefined) {
      const receiver = firstName(held.receiver_name);
      return held.due_at === null
        ? t`Waits for you before it reaches ${receiver}`
        : t`Reaches ${receiver} ${momentOf(held.due_at)}`;
    }
    if (role !== 'divorcee' || senderId !== me || mode === undefined) return undefined;
    const until = endOfWaiting(at, mode);
    if (until === null || Date.parse(until) <= now) return undefined;
    return t`Waits for the hours of this case, until ${momentOf(until)}`;
  };
}

const momentOf = (at: string) => `${shortDate(at)}, ${clockTime(at)}`;
