/**
 * As the ref of a list or card, keeps the keyboard there when a pressed button disappears: on the button that takes its
 * place, else on the element itself, which needs a `tabIndex` of -1, and on the page when that is gone, too.
 */
export function keepFocus(root: HTMLElement | null) {
  if (root === null) return undefined;
  let place = -1;
  const buttons = () => [...root.querySelectorAll('button')];
  const isLost = () => place >= 0 && (document.activeElement ?? document.body) === document.body;
  const enter = ({ target }: FocusEvent) => (place = buttons().findIndex((it) => it === target));
  // Chromium also says that the focus left while it removes what had it.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && target !== document.activeElement) place = -1;
    });
  const changes = new MutationObserver(() => {
    if (isLost()) (buttons()[Math.min(place, buttons().length - 1)] ?? root).focus();
  });
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', leave);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', leave);
    changes.disconnect();
    queueMicrotask(() => {
      if (isLost()) document.getElementById('main')?.focus();
    });
  };
}
