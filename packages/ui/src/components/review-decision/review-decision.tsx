import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as CheckboxGroup from '../checkbox-group/checkbox-group.tsx';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
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
  /** The label and hint of the reason: "What should Maya change?". */
  reason: string;
  reasonHint: string;
  /** The error of an empty reason: "Write what is missing, so that Maya can put it right." */
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
  labels: ReviewLabels;
  onConfirm: (note: string, checked: readonly string[]) => void;
  /** The reason is required and sent to the person. */
  onReject: (reason: string) => void;
  /** Whether a decision is being sent. */
  busy?: boolean | undefined;
  /** Why sending failed. The typed text stays. */
  error?: ReactNode;
}

/**
 * Accepts or rejects a document, beside its viewer. Give it the document's id as `key`, so the next one starts empty.
 *
 * @instead To confirm an action use `AlertDialog`; consent is a `ConsentBox`.
 *
 * @accessibility A form named by its title. Rejecting opens the reason field and moves the focus there; an empty reason
 * keeps the focus in the field, and an error of the server is announced at once.
 */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { title, detail, checks = [], labels, onConfirm, onReject, busy = false, error } = props;
  const id = useId();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (isRejecting) text.current?.focus();
  }, [isRejecting]);

  const decide = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isRejecting) return onConfirm(note.trim(), checked);
    if (reason.trim() !== '') return onReject(reason.trim());
    setMissing(true);
    text.current?.focus();
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
        {checks.length > 0 && !isRejecting && (
          <CheckboxGroup.Root label={labels.checks} value={checked} onValueChange={setChecked}>
            {checks.map((check) => (
              <CheckboxGroup.Item key={check.id} value={check.id}>
                {check.label}
              </CheckboxGroup.Item>
            ))}
          </CheckboxGroup.Root>
        )}
        {isRejecting ? (
          <Field
            label={labels.reason}
            hint={labels.reasonHint}
            error={isMissing && reason.trim() === '' && labels.reasonMissing}
          >
            <Textarea ref={text} autosize value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        ) : (
          <Field label={labels.note} optional={labels.optional} hint={labels.noteHint}>
            <Textarea autosize value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        )}
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
      </div>
      <div className={styles.foot}>
        <Button type="submit" block busy={busy}>
          {!isRejecting && <Check />}
          {isRejecting ? (busy ? labels.rejecting : labels.rejectNow) : busy ? labels.confirming : labels.confirm}
        </Button>
        <Button
          tone={isRejecting ? 'plain' : 'secondary'}
          block
          disabled={busy}
          onClick={() => setRejecting(!isRejecting)}
        >
          {isRejecting ? labels.back : labels.reject}
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
