import { CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as styles from './consent-box.css.ts';

export interface ConsentBoxProps extends Pick<CheckboxProps, 'hint' | 'error' | 'name' | 'id' | 'disabled'> {
  /** The title: "How we use AI". */
  title: ReactNode;
  /** Which text this is, for later: "Version 3, 1 November 2026". */
  version: ReactNode;
  /** The text consented to, whole: nothing of it is behind a link or a scroll bar of its own. */
  children: ReactNode;
  /** Consent in the person's own words: "I have read this, and I agree". */
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Once it has been given: "You agreed on 3 November 2026". Stands instead of the box. */
  given?: ReactNode;
  /** With `given`, a way to take it back. */
  action?: ReactNode;
}

const toTheAnswer = keepFocus();

/**
 * Asks for one consent, beside the very text it is given to. Never ticked beforehand, and one box for each consent.
 *
 * @instead Use `SignatureBlock` to sign by name, `Checkbox` for any other yes or no.
 *
 * @accessibility A section named by its title. The whole text stands on the page, with no scroll bar of its own,
 * before the box; Space ticks it, and what is missing is read with it.
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
