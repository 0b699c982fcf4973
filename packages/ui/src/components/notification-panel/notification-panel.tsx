import { CheckCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { List } from '../list/list.tsx';
import { NotificationItem } from '../notification-item/notification-item.tsx';
import * as styles from './notification-panel.css.ts';
import type { NotificationPanelLabels, PanelNotification } from './panel-notification.ts';
import { PanelState } from './panel-state.tsx';
import { UndoRow } from './undo-row.tsx';
import { useHeldDelete } from './use-held-delete.ts';
import { useRows } from './use-rows.ts';

export interface NotificationPanelProps {
  /** Newest first. */
  notifications: readonly PanelNotification[];
  state?: 'ready' | 'loading' | 'failed' | undefined;
  labels: NotificationPanelLabels;
  onOpen?: ((id: string) => void) | undefined;
  onRead: (id: string) => void;
  onReadAll: () => void;
  /**
   * Called when the time to undo is over or the panel closes; with `onRestore` at once. A rejection shows the row
   * again.
   */
  onDelete: (id: string) => void | Promise<void>;
  /** Restores a notification whose deletion was already reported: add it to `notifications` again. */
  onRestore?: ((id: string) => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** How long a deletion can be undone, in milliseconds. */
  undoFor?: number | undefined;
  /** The content above the first row, for example that there is more to see. */
  lead?: ReactNode;
  /** The content under the last row: a `LoadMore`. */
  more?: ReactNode;
  /** The close button beside the title, inside a `NotificationPopover`. */
  close?: ReactNode;
}

/**
 * Lists notifications, newest first.
 *
 * @instead Use a toast for the result of an action, `Banner` for a message to everyone.
 *
 * @accessibility Tab reaches every control; the arrow keys move between rows, Home and End to the first and last,
 * Delete deletes a row. After a deletion the focus goes to the next row, after an undo to the restored one. Whoever uses
 * the keyboard can undo for as long as they stay in the list.
 */
export function NotificationPanel(props: NotificationPanelProps) {
  const { notifications, state = 'ready', labels, onOpen, onRead, onReadAll, onDelete, onRetry, close } = props;
  const id = useId();
  const { title, list, focusRow, move } = useRows();
  const { held, hold, undo, setPaused } = useHeldDelete({
    onDelete,
    onRestore: props.onRestore,
    undoFor: props.undoFor ?? 6000,
  });
  /** The row to focus once it is restored. */
  const awaited = useRef<string>(undefined);
  const shown = notifications.filter((notification) => notification.id !== held);
  useEffect(() => {
    const at = shown.findIndex((notification) => notification.id === awaited.current);
    if (at < 0) return;
    awaited.current = undefined;
    focusRow(at);
  });

  const [announcement, setAnnouncement] = useState('');
  const remove = (removed: string) => {
    const at = shown.findIndex((notification) => notification.id === removed);
    awaited.current = undefined;
    setAnnouncement(labels.announceRemoved(shown[at]?.text ?? ''));
    hold(removed);
    focusRow(at);
  };
  const restore = () => {
    awaited.current = held;
    undo();
  };

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={title} className={styles.title} tabIndex={-1}>
          {labels.title}
        </h2>
        {shown.some(({ unread }) => unread) && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              onReadAll();
              focusRow(0);
            }}
          >
            <CheckCheck /> {labels.markAllRead}
          </Button>
        )}
        {close}
      </header>
      <div
        ref={list}
        className={styles.body}
        role="presentation"
        onKeyDown={(event) => {
          setPaused(true);
          move(event);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setPaused(false);
        }}
      >
        {state === 'ready' && props.lead}
        {(state !== 'ready' || shown.length === 0) && <PanelState state={state} labels={labels} onRetry={onRetry} />}
        {state === 'ready' && shown.length > 0 && (
          <List aria-labelledby={id}>
            {shown.map((notification, at) => (
              <NotificationItem
                key={notification.id}
                {...notification}
                labels={labels}
                onOpen={() => onOpen?.(notification.id)}
                onRead={() => {
                  onRead(notification.id);
                  focusRow(at);
                }}
                onDelete={() => remove(notification.id)}
              >
                {notification.text}
              </NotificationItem>
            ))}
          </List>
        )}
        {state === 'ready' && props.more}
        {state === 'ready' && shown.length > 0 && labels.end !== undefined && (
          <p className={styles.end}>{labels.end}</p>
        )}
      </div>
      <UndoRow
        labels={labels}
        isShown={held !== undefined}
        announcement={announcement}
        onUndo={restore}
        onPausedChange={setPaused}
      />
    </section>
  );
}
