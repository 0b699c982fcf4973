import { Undo2 } from 'lucide-react';
import { Announcer } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import * as styles from './notification-panel.css.ts';

export interface UndoRowProps {
  labels: { removed: string; undo: string };
  isShown: boolean;
  /** The announcement when it appears. */
  announcement: string;
  onUndo: () => void;
  /** Called when hover or focus starts or ends, which pauses the countdown. */
  onPausedChange: (isPaused: boolean) => void;
}

/** Reports a deletion and offers to undo it. */
export function UndoRow({ labels, isShown, announcement, onUndo, onPausedChange }: UndoRowProps) {
  return (
    <>
      <Announcer message={isShown ? announcement : ''} />
      {isShown && (
        <span
          className={styles.undo}
          onPointerEnter={() => onPausedChange(true)}
          onPointerLeave={() => onPausedChange(false)}
          onFocus={() => onPausedChange(true)}
          onBlur={() => onPausedChange(false)}
        >
          {labels.removed}
          <Button tone="quiet" size="small" onClick={onUndo}>
            <Undo2 /> {labels.undo}
          </Button>
        </span>
      )}
    </>
  );
}
