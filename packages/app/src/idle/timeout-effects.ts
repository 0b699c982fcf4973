import { ApiError, type User, getOrganizationSettings, reportActivity } from '@mediation/api-client';
import { assign, fromCallback, fromPromise } from 'xstate';
import type { Backend } from '../backend/backend.ts';
import { storedSession } from '../auth/stored-session.ts';
import { storedTimes } from './stored-times.ts';
import { listenToTabs, postToTabs } from '../browser/tabs.ts';
import { type TimeoutEvent, timeoutMachine, type TimeoutPolicy } from './timeout.machine.ts';
import { watchActivity } from './watch-activity.ts';

const minute = 60_000;

/** The delay before the next report to the server after a failed one; by then the person may be active again anyway. */
const pause = 5000;

/**
 * Connects the timeout machine to the page, its other tabs and the server. The time of the last activity is also
 * stored, so that new tabs and reloaded pages share it.
 */
export const connectedTimeout = (backend: () => Promise<Backend>) =>
  timeoutMachine.provide({
    actors: {
      readPolicy: fromPromise(async () => readPolicy(await backend(), storedSession.user())),
      watchOutside: fromCallback<TimeoutEvent>(({ sendBack }) => {
        const stop = new AbortController();
        const check = () => sendBack({ type: 'clock.checked' });
        for (const event of ['pageshow', 'focus', 'online']) globalThis.addEventListener(event, check, stop);
        document.addEventListener('visibilitychange', check, stop);
        listenToTabs((news) => {
          if (news.kind !== 'seen') return;
          sendBack({ type: 'policy.learned', policy: storedLast() });
          sendBack({ type: 'person.seenElsewhere', at: news.at });
        }, stop.signal);
        return () => stop.abort();
      }),
      watchActivity: fromCallback<TimeoutEvent, { since: number }>(({ sendBack, input }) =>
        watchActivity(() => sendBack({ type: 'person.seen' }), input),
      ),
    },
    actions: {
      restoreActivity: assign(({ context }) => ({
        seenAt: storedTimes.seen() ?? context.now() - minute,
        ...storedLast(),
      })),
      broadcastActivity: ({ context: { seenAt }, self }) => {
        storedTimes.saveSeen(seenAt);
        postToTabs({ kind: 'seen', at: seenAt });
        void report(backend).then(
          (policy) => self.getSnapshot().status === 'active' && self.send({ type: 'policy.learned', policy }),
          () => {},
        );
      },
    },
  });

/** The latest end of the sign-in session, as stored by a tab of this browser. */
function storedLast(): Partial<TimeoutPolicy> {
  const last = storedTimes.last();
  return last === null ? {} : { last };
}

/**
 * Reads the timeout rules of the person's organization. Without one the defaults apply until the server's first answer.
 */
async function readPolicy({ call, queries }: Backend, user: User | null): Promise<Partial<TimeoutPolicy>> {
  const orgId = user?.organization_id;
  if (!orgId) return {};
  const { settings } = await queries.fetchQuery({
    queryKey: ['getOrganizationSettings', { orgId }],
    queryFn: () => call(getOrganizationSettings, { orgId }),
    staleTime: 10 * minute,
  });
  return { idle: settings.idle_minutes * minute, lead: settings.warning_seconds * 1000 };
}

/** Reports activity to the server, which has its own limit. Returns the current rules. */
async function report(backend: () => Promise<Backend>, triesLeft = 10): Promise<Partial<TimeoutPolicy>> {
  const connected = await backend();
  const user = storedSession.user();
  try {
    const { expires_in, seconds_left } = await connected.call(reportActivity);
    const last = Date.now() + seconds_left * 1000;
    if (storedSession.token() !== null) storedTimes.saveLast(last);
    if (user?.organization_id) return { ...(await readPolicy(connected, user)), last };
    return { idle: Math.min(Math.max(Math.round(expires_in / 60), 5), 60) * minute, last };
  } catch (error) {
    const isSilence = error instanceof ApiError && error.status === 0;
    if (!isSilence || triesLeft === 0 || storedSession.token() === null) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return report(backend, triesLeft - 1);
  }
}
