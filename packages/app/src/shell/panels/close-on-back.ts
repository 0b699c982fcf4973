import { type createBrowserRouter, NavigationType } from 'react-router-dom';

const layers = ['dialog', 'alertdialog', 'menu', 'presentation']
  .map((role) => `[role=${role}][data-state=open]`)
  .join();
const isLayerOpen = () => document.querySelector(layers) !== null;

interface Entry {
  /** The router's number of an entry. */
  idx?: number;
  /** Lies under the first page, which Back would otherwise leave together with its dialog. */
  isGuard?: boolean;
}

const entry = () => (history.state ?? {}) as Entry;

/**
 * Back closes the layer over the page: a dialog, a drawer, a menu, a list. It does what Escape does, so that unsaved
 * words ask and nested layers close one by one. The router is not told, and nothing is added to the history. Returns
 * what the browser's `popstate` calls before it reaches the router.
 */
export function closeOnBack(router: ReturnType<typeof createBrowserRouter>, signal?: AbortSignal) {
  let at = entry().idx ?? 0;
  let here = location.href;
  let below: string | undefined;
  let isGuarded = false;
  /** The pop that this file itself asked for, and which comes next. */
  let asked: 'return' | 'drop' | undefined;

  const onPop = (event: PopStateEvent) => {
    const own = asked;
    asked = undefined;
    if (own === 'drop') return;
    const { idx = at, isGuard = false } = entry();
    const isKept = own === undefined && idx < at && isLayerOpen();
    if (own === 'return' || isKept || isGuard) event.stopImmediatePropagation();
    if (own === 'return') pressEscape();
    else if (isKept) {
      asked = 'return';
      below = location.href;
      history.go(at - idx);
    } else if (isGuard) history.back();
  };

  /** A panel of the address closes by becoming the page below it, which would then be in the history twice. */
  const dropTwin = () => {
    if (asked || below !== location.href || entry().idx !== at) return;
    asked = 'drop';
    history.back();
  };

  const watch = new MutationObserver(() => {
    if (isGuarded || entry().idx !== 0 || !isLayerOpen()) return;
    isGuarded = true;
    putGuard();
  });
  watch.observe(document.body, { childList: true });
  const unsubscribe = router.subscribe(({ historyAction, navigation }) => {
    if (navigation.state !== 'idle' || asked === 'return') return;
    at = entry().idx ?? at;
    if (here === location.href) return;
    if (historyAction === NavigationType.Replace) setTimeout(dropTwin);
    else below = historyAction === NavigationType.Push ? here : undefined;
    here = location.href;
  });
  signal?.addEventListener('abort', () => {
    watch.disconnect();
    unsubscribe();
  });
  if (entry().isGuard) history.forward();
  return onPop;
}

/** Puts the page into the history once more, below itself. */
function putGuard() {
  const { state } = history;
  history.replaceState({ ...state, idx: -1, isGuard: true }, '');
  history.pushState(state, '');
}

const pressEscape = () =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
