import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { useEffect, useRef } from 'react';
import * as styles from './toaster.css.ts';

/**
 * The corner where toasts appear. Once a page, next to the routes.
 *
 * @instead An error that one must not miss stays in its place as a `Notice`; a toast never carries the only copy.
 *
 * @accessibility Each is read as it appears: politely, an error at once. It takes no focus, stops leaving while
 * pointed at or focused, and its action is reached with Tab.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: 200 });
  const { startPause, endPause } = handlers;
  const corner = useRef<HTMLDivElement>(null);

  // A toast that leaves under the pointer or the focus reports neither, and would hold all that follow.
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
