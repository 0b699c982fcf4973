import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as mini from '../mini-path/mini-path.css.ts';
import * as thread from '../threads/threads.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './step-path.css.ts';

/** One step of a case. */
export interface PathStep {
  id: string;
  label: string;
  state: 'done' | 'now' | 'later';
  /** A date or a count: "Done 3 Nov". */
  note?: string | undefined;
}

export interface StepPathProps {
  steps: readonly PathStep[];
  /** The name of the path: "Your case, step by step". */
  label: string;
  /** The hidden text of a finished step. */
  doneLabel?: string | undefined;
  /** On a phone, the button that shows the hidden steps: "See all 7 steps". */
  allLabel?: string | undefined;
  /**
   * The same button afterwards: "See fewer steps". Without it the button disappears, and the focus goes to the list.
   */
  fewerLabel?: string | undefined;
  /** "Step 5 of 7": on a phone the path is one line with this and the name of the current step, until it is opened. */
  brief?: string | undefined;
  /** Whether it is on the page itself instead of in a card. */
  standalone?: boolean | undefined;
}

/**
 * The progress of a case through the seven steps, as two threads that meet at the last step. On a phone it shows the
 * steps around the current one, or with `brief` one line above something more urgent.
 *
 * @instead In a table use `MiniPath`, for the parts of a form `Stepper`, for a guide with explanations `GuideSteps`.
 *
 * @accessibility An ordered list with a name; the current step is `aria-current="step"`, a finished one has hidden
 * text. The threads are hidden. On a phone a button shows the other steps and keeps the focus.
 */
export function StepPath({ steps, label, doneLabel, allLabel, fewerLabel, brief, standalone = false }: StepPathProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const now = steps.findIndex(({ state }) => state === 'now');
  const isBrief = brief !== undefined && now >= 0 && !isWhole;
  const toggleLabel = isWhole ? fewerLabel : allLabel;
  const toggle = () => {
    // The folded list cannot take the focus.
    flushSync(() => setWhole(!isWhole));
    if (!isWhole && fewerLabel === undefined) list.current?.focus();
  };
  const button = toggleLabel !== undefined && now >= 0 && (
    <button type="button" className={styles.all} aria-expanded={isWhole} onClick={toggle}>
      {toggleLabel}
    </button>
  );
  const isFar = (at: number) => !isWhole && now >= 0 && Math.abs(at - now) > 1;
  return (
    <div className={`${styles.path} ${standalone ? styles.standalone : ''} ${isBrief ? styles.flat : ''}`}>
      {isBrief && (
        <div className={styles.brief}>
          <span className={`${mini.path} ${styles.segments}`} aria-hidden>
            {steps.map(({ id, state }) => (
              <span key={id} className={mini.segment} data-state={state === 'later' ? undefined : state} />
            ))}
          </span>
          <span>
            <b>{brief}</b> {steps[now]?.label}
          </span>
          {button}
        </div>
      )}
      <PathThreads
        count={steps.length}
        progress={now < 0 ? steps.filter(({ state }) => state === 'done').length : now + 0.5}
      />
      <ol ref={list} className={`${styles.steps} ${isBrief ? styles.folded : ''}`} aria-label={label} tabIndex={-1}>
        {steps.map(({ id, label: name, state, note }, at) => (
          <li
            key={id}
            className={`${styles.step} ${isFar(at) ? styles.far : ''}`}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.node}>
              <span className={styles.disc} data-state={state}>
                {state === 'done' ? <Check /> : at + 1}
              </span>
            </span>
            <span>
              {name}
              {note !== undefined && <span className={styles.note}> {note}</span>}
              {state === 'done' && doneLabel !== undefined && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      {!isBrief && button}
    </div>
  );
}

function PathThreads({ count, progress }: { count: number; progress: number }) {
  const id = useId();
  const end = count * 100 - 50;
  const first = `M0 6C${end * 0.354} 6 ${end * 0.662} 12 ${end} 26`;
  const second = `M0 46C${end * 0.354} 46 ${end * 0.662} 40 ${end} 26`;
  return (
    <svg className={styles.threads} viewBox={`0 0 ${count * 100} 52`} preserveAspectRatio="none" aria-hidden>
      <clipPath id={id}>
        <rect x="0" y="-10" width={progress * 100} height="80" />
      </clipPath>
      <path className={thread.rest} d={`${first}${second}`} />
      <g clipPath={`url(#${id})`}>
        <path className={thread.first} d={first} />
        <path className={thread.second} d={second} />
      </g>
    </svg>
  );
}
