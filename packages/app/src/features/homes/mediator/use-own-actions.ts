import { type MediationSession, listSessions } from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useWhole } from '../../../backend/use-pages.ts';
import { ownActions } from '../../../shared/sessions/next-actions.ts';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** The sessions after which the mediator has something to do. */
export const useOwnSessions = () => useWhole(listSessions, { actions: 'mine' }, sessionsOf);

/** What the mediator agreed to do after sessions: open, or done today. */
export function useOwnActions() {
  const { id: me } = useUser();
  const { data = [] } = useOwnSessions();
  return ownActions(data, me);
}
