import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { useEffect, useRef } from 'react';
import * as styles from './toaster.css.ts';

/**
 * The container of toasts. Once per page, beside the routes.
 *
 * @instead An important error is a `Notice` in its place; a toast is never the only copy.
 *
 * @accessibility Each is announced politely, an error at once. It takes no focus, its timeout is paused on hover and
 * focus, and Tab reaches its action.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: 200 });
  const { startPause, endPause } = handlers;
  const corner = useRef<HTMLDivElement>(null);

  // A toast that is removed under the pointer or the focus reports neither end and would pause all later ones.
  useEffect(() => {
    if (!corner.current?.matches(':hover, :focus-within')) endPause();
  });

  return (
    <div
      ref={corner}
      className={styles.toaster}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={`${styles.toast} ${toast.className ?? ''}`}
          data-state={toast.visible ? 'open' : 'closed'}
          {...toast.ariaProps}
        >
          {resolveValue(toast.message, toast)}
        </div>
      ))}
    </div>
  );
}
