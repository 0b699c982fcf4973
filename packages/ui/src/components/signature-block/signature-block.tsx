import { Check, Clock, Undo2 } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as styles from './signature-block.css.ts';

/** The labels of `SignatureBlock`. */
export interface SignatureLabels {
  /** "Type your full name". */
  label: string;
  /** The hint for the name: "As it stands above: Maya Okafor". */
  hint?: string | undefined;
  sign: string;
  /** The label of the button during the request: "Signing". */
  signing: string;
}

export interface SignatureBlockProps {
  /** The name of the signer. */
  name: string;
  /** The role of the person in this case: "Divorcee", "Your former partner". */
  part: ReactNode;
  /** The meaning of the signature, in full sentences. */
  statement: ReactNode;
  /** `open` for the signer, `waiting` for other people, `void` after the text was changed. */
  state: 'open' | 'waiting' | 'signed' | 'void';
  /** The word for the state: "Your turn", "Not signed yet", "Signed", "No longer valid". */
  stateLabel: string;
  /** The time and version: "12 January 2027, 14:20 · version 4". Or since when it is waiting, or why it is void. */
  detail?: ReactNode;
  /** Only for `open`. */
  labels?: SignatureLabels | undefined;
  onSign?: ((name: string) => void) | undefined;
  busy?: boolean | undefined;
  /** Why signing failed. The typed text stays. */
  error?: ReactNode;
}

const tones = { open: 'brand', waiting: 'neutral', signed: 'success', void: 'warning' } as const;
const icons = { open: undefined, waiting: <Clock />, signed: <Check />, void: <Undo2 /> };

/**
 * One person's signature under an agreement, made by typing their name. The two parties get two blocks of equal width,
 * in the order they joined. Signing waits for the server and cannot be undone. The statement is the confirmation; do
 * not add a dialog.
 *
 * @instead Consent to a text is a `ConsentBox`.
 *
 * @accessibility A form with a labelled field that the browser can autofill; a wrong name is an error of that field.
 * Signer and time are plain text.
 */
export function SignatureBlock(props: SignatureBlockProps) {
  const { name, part, statement, state, stateLabel, detail } = props;
  return (
    <Card className={styles.block} tabIndex={-1}>
      <div>
        <Card.Title>{name}</Card.Title>
        <p className={styles.part}>{part}</p>
      </div>
      <p>{statement}</p>
      <div className={styles.place}>
        {state === 'open' ? <SignForm {...props} /> : <Line state={state} name={name} />}
        <p className={styles.note}>
          <Badge tone={tones[state]} icon={icons[state]}>
            {stateLabel}
          </Badge>
          {detail}
        </p>
      </div>
    </Card>
  );
}

function Line({ state, name }: { state: 'waiting' | 'signed' | 'void'; name: string }) {
  if (state === 'waiting') return <p className={`${styles.line} ${styles.blank}`} aria-hidden />;
  return <p className={`${styles.line} ${state === 'void' ? styles.struck : ''}`}>{name}</p>;
}

const toTheBlock = keepFocus();

function SignForm({ labels, onSign, busy = false, error }: SignatureBlockProps) {
  const [typed, setTyped] = useState('');
  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSign?.(typed.trim());
  };
  return (
    <form ref={toTheBlock} className={styles.place} onSubmit={sign} noValidate>
      <Field label={labels?.label} hint={labels?.hint} error={error}>
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="name"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {busy ? labels?.signing : labels?.sign}
      </Button>
    </form>
  );
}
