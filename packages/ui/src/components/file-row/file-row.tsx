import { Check, CircleAlert, CircleCheck, Clock, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import { List } from '../list/list.tsx';
import { Progress } from '../progress/progress.tsx';
import { FileName } from './file-name.tsx';
import * as styles from './file-row.css.ts';

export type FileState = 'uploading' | 'review' | 'accepted' | 'rejected' | 'failed';

export interface FileRowProps {
  /** The file name; a long one keeps its extension. */
  name: string;
  /** Size, age or sender: "1.4 MB, 2h ago". */
  detail?: ReactNode;
  state: FileState;
  /** The state as text: "Uploading", "In review", "Accepted", "Rejected", "Not uploaded". */
  stateLabel: string;
  /** The upload progress from 0 to 100; `undefined` while it is unknown. */
  progress?: number | undefined;
  /** The error and its fix, from the reviewer or from the app. */
  reason?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** More actions: view, remove, replace. */
  actions?: ReactNode;
}

const icons = {
  uploading: <FileText />,
  review: <Clock />,
  accepted: <CircleCheck />,
  rejected: <CircleAlert />,
  failed: <CircleAlert />,
};

const toTheRow = keepFocus();

/**
 * A file with its status, in a `List`. A failed one stays in place, with a retry button.
 *
 * @instead A document that was asked for, there or not, is a `Checklist.Item`.
 *
 * @accessibility A list item. The progress bar is named by the file, and the status is text. Include the file name in
 * the names of the buttons in `actions`.
 */
export function FileRow(props: FileRowProps) {
  const { name, detail, state, stateLabel, progress, reason, onRetry, retryLabel, actions } = props;
  return (
    <List.Row className={styles.row} tabIndex={-1}>
      <span className={`${styles.iconBox} ${styles.icon[state]}`}>{icons[state]}</span>
      <div className={styles.words}>
        <span className={styles.name}>
          <FileName name={name} />
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {state === 'uploading' && <Progress size="small" label={`${stateLabel} ${name}`} value={progress} />}
        {reason && <span className={styles.reason}>{reason}</span>}
      </div>
      <div className={styles.end}>
        <State state={state} label={stateLabel} />
        {state === 'failed' && onRetry && (
          <Button ref={toTheRow} tone="quiet" size="small" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </List.Row>
  );
}

function State({ state, label }: { state: FileState; label: string }) {
  if (state === 'accepted') {
    return (
      <Badge tone="success" icon={<Check />}>
        {label}
      </Badge>
    );
  }
  if (state === 'rejected' || state === 'failed') return <Badge tone="danger">{label}</Badge>;
  return <Badge>{label}</Badge>;
}
