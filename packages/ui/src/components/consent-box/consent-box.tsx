import { CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as styles from './consent-box.css.ts';

export interface ConsentBoxProps extends Pick<CheckboxProps, 'hint' | 'error' | 'name' | 'id' | 'disabled'> {
  /** The title: "How we use AI". */
  title: ReactNode;
  /** The version of the text, for the record: "Version 3, 1 November 2026". */
  version: ReactNode;
  /** The complete text; no part of it is behind a link or a scroll bar of its own. */
  children: ReactNode;
  /** Consent in the person's own words: "I have read this, and I agree". */
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The given consent: "You agreed on 3 November 2026". Replaces the checkbox. */
  given?: ReactNode;
  /** With `given`, a button to withdraw the consent. */
  action?: ReactNode;
}

const toTheAnswer = keepFocus();

/**
 * Asks for consent beside the complete text. Never checked by default; one box for each consent.
 *
 * @instead Use `SignatureBlock` to sign by name, `Checkbox` for any other yes or no.
 *
 * @accessibility A section named by its title. The complete text is before the checkbox and has no scroll bar of its
 * own; Space toggles it, and an error describes it.
 */
export function ConsentBox(props: ConsentBoxProps) {
  const { title, version, children, label, given, action, ...control } = props;
  const id = useId();
  return (
    <Card flush aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <Card.Title id={`${id}-title`}>{title}</Card.Title>
        <p className={styles.version}>{version}</p>
        {children}
      </div>
      <div className={styles.answer} tabIndex={-1}>
        {given ? (
          <div key="given" ref={toTheAnswer} className={styles.given}>
            <CircleCheck />
            <span>{given}</span>
            {action}
          </div>
        ) : (
          <div key="asked" ref={toTheAnswer}>
            <Checkbox label={label} {...control} />
          </div>
        )}
      </div>
    </Card>
  );
}
