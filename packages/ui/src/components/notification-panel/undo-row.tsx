import { Undo2 } from 'lucide-react';
import { Button } from '../button/button.tsx';
import * as styles from './notification-panel.css.ts';

export interface UndoRowProps {
  words: { removed: string; undo: string };
  isShown: boolean;
  onUndo: () => void;
  /** The pointer or the focus is on it: time stands still. */
  onPausedChange: (isPaused: boolean) => void;
}

/** Says that something was deleted, and brings it back. */
export function UndoRow({ words, isShown, onUndo, onPausedChange }: UndoRowProps) {
  return (
    <output>
      {isShown && (
        <span
          className={styles.undo}
          onPointerEnter={() => onPausedChange(true)}
          onPointerLeave={() => onPausedChange(false)}
          onFocus={() => onPausedChange(true)}
          onBlur={() => onPausedChange(false)}
        >
          {words.removed}
          <Button tone="quiet" size="small" onClick={onUndo}>
            <Undo2 /> {words.undo}
          </Button>
        </span>
      )}
    </output>
  );
}
