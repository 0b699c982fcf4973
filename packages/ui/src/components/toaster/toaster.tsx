import { resolveValue, useToaster } from 'react-hot-toast/headless';
import * as styles from './toaster.css.ts';

/** The corner where toasts appear. Once a page, next to the routes; they stop leaving while pointed at or focused. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: 3500, removeDelay: 200 });
  return (
    <div
      className={styles.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
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
