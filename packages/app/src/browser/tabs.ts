/** A message between the tabs of this browser. */
export type TabMessage =
  /** The person was active at this time. */
  | { kind: 'seen'; at: number }
  /** The sign-in session is over; after a timeout the unsaved work is kept. */
  | { kind: 'ended'; keepsWork: boolean }
  /** Quick exit was used: every tab must leave its page. */
  | { kind: 'exited' };

let channel: BroadcastChannel | undefined;

/**
 * Undefined where the browser blocks it. Then storage events still tell other tabs about a removed token and the last
 * activity.
 */
function open() {
  try {
    return (channel ??= new BroadcastChannel('session'));
  } catch {
    return undefined;
  }
}

/** Sends a message to every other tab. */
export const postToTabs = (news: TabMessage) => open()?.postMessage(news);

/** Receives messages of the other tabs until the signal aborts. */
export function listenToTabs(listen: (news: TabMessage) => void, signal: AbortSignal) {
  open()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data), { signal });
}
