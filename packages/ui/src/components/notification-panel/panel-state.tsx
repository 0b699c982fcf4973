import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LoadingRows } from './loading-rows.tsx';
import * as styles from './notification-panel.css.ts';
import type { NotificationPanelLabels } from './panel-notification.ts';

export interface PanelStateProps {
  state: 'ready' | 'loading' | 'failed';
  labels: NotificationPanelLabels;
  onRetry: (() => void) | undefined;
}

/** What stands in place of the rows while there are none. */
export function PanelState({ state, labels, onRetry }: PanelStateProps) {
  if (state === 'loading') return <LoadingRows label={labels.loading} />;
  if (state === 'ready')
    return (
      <div className={styles.padded}>
        <EmptyState title={labels.emptyTitle}>{labels.emptyText}</EmptyState>
      </div>
    );
  return (
    <div className={styles.padded} role="alert">
      <EmptyState
        title={labels.failed}
        action={
          <Button tone="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
        }
      />
    </div>
  );
}
