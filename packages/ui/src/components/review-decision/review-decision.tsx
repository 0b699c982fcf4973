import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as CheckboxGroup from '../checkbox-group/checkbox-group.tsx';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
import * as RadioGroup from '../radio-group/radio-group.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import * as styles from './review-decision.css.ts';

/** The labels of `ReviewDecision`. */
export interface ReviewLabels {
  /** "Check before you confirm". */
  checks: string;
  /** "Note to Maya", "(optional)" and "Maya gets this with your decision." */
  note: string;
  optional: string;
  noteHint: string;
  confirm: string;
  confirming: string;
  /** "Reject, and say why". */
  reject: string;
  /** The label of the reasons: "What should Maya change?". */
  reason: string;
  /** When none is chosen: "Choose what is wrong, so that Maya can put it right." */
  reasonMissing: string;
  /** "Reject and open next", "Rejecting" and the cancel button, "Keep looking". */
  rejectNow: string;
  rejecting: string;
  back: string;
  /** "You can undo for 10 seconds." */
  undo?: string | undefined;
}

export interface ReviewDecisionProps {
  /** The name of the document. */
  title: ReactNode;
  /** The sender and the time. */
  detail?: ReactNode;
  /** The reviewer's own checklist. It does not block the decision. */
  checks?: readonly { id: string; label: ReactNode }[] | undefined;
  /** What can be wrong with it. */
  reasons: readonly { id: string; label: ReactNode }[];
  /** The reasons are open. */
  rejecting: boolean;
  onRejectingChange: (rejecting: boolean) => void;
  labels: ReviewLabels;
  onConfirm: (note: string) => void;
  /** A reason is required; both are sent to the person. */
  onReject: (reason: string, note: string) => void;
  /** The note of a decision that was undone. */
  initialNote?: string | undefined;
  /** The longest note. */
  noteMax?: number | undefined;
  /** Other things to do about the document, below the note, which it gets. */
  renderMore?: ((note: string) => ReactNode) | undefined;
  /** A decision is on its way. */
  busy?: boolean | undefined;
  /** Why sending failed. The typed text stays. */
  error?: ReactNode;
}

/**
 * Accepts or rejects a document, beside its viewer. Give it the document's id as `key`, so the next one starts empty.
 *
 * @instead To confirm an action use `AlertDialog`; consent is a `ConsentBox`.
 *
 * @accessibility A form named by its title. To reject opens the reasons and moves the focus there; while none is
 * chosen the focus stays with them, and what the server refuses is read at once. The note stays on the way back.
 */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { title, detail, checks = [], reasons, rejecting, onRejectingChange, labels, onConfirm, onReject } = props;
  const { initialNote = '', noteMax, renderMore, busy = false, error } = props;
  const id = useId();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [note, setNote] = useState(initialNote);
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const choices = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rejecting) focusFirst(choices.current);
  }, [rejecting]);

  const decide = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!rejecting) return onConfirm(note.trim());
    if (reason !== null) return onReject(reason, note.trim());
    setMissing(true);
    focusFirst(choices.current);
  };

  return (
    <form className={styles.root} aria-labelledby={id} onSubmit={decide} noValidate>
      <div className={styles.body}>
        <div>
          <Heading id={id}>{title}</Heading>
          {detail && (
            <Text tone="soft" size="small">
              {detail}
            </Text>
          )}
        </div>
        {checks.length > 0 && !rejecting && (
          <CheckboxGroup.Root label={labels.checks} value={checked} onValueChange={setChecked}>
            {checks.map((check) => (
              <CheckboxGroup.Item key={check.id} value={check.id}>
                {check.label}
              </CheckboxGroup.Item>
            ))}
          </CheckboxGroup.Root>
        )}
        {rejecting && (
          <div ref={choices}>
            <RadioGroup.Root
              label={labels.reason}
              value={reason}
              onValueChange={(it) => {
                setReason(it);
                setMissing(false);
              }}
              error={isMissing && labels.reasonMissing}
            >
              {reasons.map((it) => (
                <RadioGroup.Item key={it.id} value={it.id}>
                  {it.label}
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          </div>
        )}
        <Field label={labels.note} optional={labels.optional} hint={labels.noteHint}>
          <Textarea autosize value={note} maxLength={noteMax} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {renderMore?.(note.trim())}
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
      </div>
      <div className={styles.foot}>
        <Button type="submit" block busy={busy}>
          {!rejecting && <Check />}
          {rejecting ? (busy ? labels.rejecting : labels.rejectNow) : busy ? labels.confirming : labels.confirm}
        </Button>
        <Button
          tone={rejecting ? 'plain' : 'secondary'}
          block
          disabled={busy}
          onClick={() => onRejectingChange(!rejecting)}
        >
          {rejecting ? labels.back : labels.reject}
        </Button>
        {labels.undo && (
          <Text tone="soft" size="meta">
            {labels.undo}
          </Text>
        )}
      </div>
    </form>
  );
}

const focusFirst = (choices: HTMLElement | null) => choices?.querySelector<HTMLElement>('[role=radio]')?.focus();
