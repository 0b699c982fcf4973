import { Check } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import { Slot } from '../slot/slot.tsx';
import { disc } from '../step-path/step-path.css.ts';
import type { PathStep } from '../step-path/step-path.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './stepper.css.ts';

export interface StepperProps {
  steps: readonly PathStep[];
  /** The name of the list: "Intake, part 3 of 6". */
  label: string;
  /** The hidden text of a finished part: "done". */
  doneLabel: string;
  /** Opens a finished part again. */
  onOpenStep?: ((id: string) => void) | undefined;
  /** For parts with addresses: returns a link to the finished part around the content. */
  linkTo?: ((id: string, content: ReactNode) => ReactElement) | undefined;
  /** On narrow screens, the button that shows the hidden parts: "See all 6 parts". */
  allLabel?: string | undefined;
}

const toTheSteps = keepFocus((button) => button.parentElement?.querySelector('ol'));

/**
 * The parts of a long form, in a column beside it; finished parts can be opened again.
 *
 * @instead For a case use `StepPath`.
 *
 * @accessibility A navigation with a name and an ordered list; the current part is `aria-current="step"`, finished ones
 * are links or buttons with hidden text.
 */
export function Stepper({ steps, label, doneLabel, onOpenStep, linkTo, allLabel }: StepperProps) {
  const [isWhole, setWhole] = useState(false);
  const folds = allLabel !== undefined && !isWhole;
  return (
    <nav className={folds ? styles.oneLine : undefined} aria-label={label}>
      <ol className={folds ? styles.folded : undefined} tabIndex={-1}>
        {steps.map((step, at) => (
          <li
            key={step.id}
            className={`${styles.step} ${folds && step.state !== 'now' ? styles.far : ''}`}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <Line step={step} onOpenStep={onOpenStep} linkTo={linkTo}>
              <span className={`${disc} ${styles.disc}`} data-state={step.state}>
                {step.state === 'done' ? <Check /> : at + 1}
              </span>
              <span>
                {step.label}
                {step.state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
                {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
              </span>
            </Line>
          </li>
        ))}
      </ol>
      {folds && (
        <button ref={toTheSteps} type="button" className={styles.all} onClick={() => setWhole(true)}>
          {allLabel}
        </button>
      )}
    </nav>
  );
}

interface LineProps extends Pick<StepperProps, 'onOpenStep' | 'linkTo'> {
  step: PathStep;
  children: ReactNode;
}

function Line({ step: { id, state }, onOpenStep, linkTo, children }: LineProps) {
  const link = state === 'done' ? linkTo?.(id, children) : undefined;
  if (link) return <Slot className={styles.line}>{link}</Slot>;
  if (state === 'done' && onOpenStep) {
    return (
      <button type="button" className={styles.line} onClick={() => onOpenStep(id)}>
        {children}
      </button>
    );
  }
  return <span className={styles.line}>{children}</span>;
}
