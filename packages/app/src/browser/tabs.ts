/** What the tabs of one browser tell each other. */
export type TabMessage =
  /** Somebody was at the screen at this moment. */
  | { kind: 'seen'; at: number }
  /** The session is over: its person left, or its time ran out and their work is kept. */
  | { kind: 'ended'; keepsWork: boolean }
  /** Somebody pressed Quick exit: no tab may show anything any more. */
  | { kind: 'exited' };

let channel: BroadcastChannel | undefined;

/**
 * Without one, what is stored still tells the others: a token that goes, and when somebody was last seen. Browsers that
 * block storage may refuse it too.
 */
function open() {
  try {
    return (channel ??= new BroadcastChannel('session'));
  } catch {
    return undefined;
  }
}

/** Tells every other tab; this one does not hear itself. */
export const postToTabs = (news: TabMessage) => open()?.postMessage(news);

/** Hears what the other tabs tell, until the signal says stop. */
export function listenToTabs(listen: (news: TabMessage) => void, signal: AbortSignal) {
  open()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data), { signal });
}
