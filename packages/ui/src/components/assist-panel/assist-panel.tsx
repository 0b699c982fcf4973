import * as RadixSwitch from '@radix-ui/react-switch';
import { ChevronDown, ChevronUp, Sparkles } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { track, thumb } from '../switch/switch.css.ts';
import type { SwitchProps } from '../switch/switch.tsx';
import * as styles from './assist-panel.css.ts';

export interface RootProps extends ComponentProps<'aside'> {
  /** The name of the panel: "AI panel". */
  label: string;
}

/**
 * The AI analysis of a chat, for the mediator only: tone, risk, rephrasing and a notice, in this order. It never sends
 * or changes anything, and the chat works without it.
 *
 * @instead One finding outside a chat is an `InsightCard`; an urgent finding is a `HighRiskAlert`.
 *
 * @accessibility An `aside` with a name, and a named section for each analysis. Progress and errors are announced
 * politely. ON and OFF are text beside the switch.
 */
export function Root({ label, className = '', ...props }: RootProps) {
  return <aside className={`${styles.panel} ${className}`} aria-label={label} {...props} />;
}

export interface SectionProps {
  /** "Tone", "Risk" or "Rephrase". */
  title: string;
  /** The source of the analysis: "Last 5 messages, 09:47"; or a `RiskBadge`. */
  detail?: ReactNode;
  /** The status while loading: "Reading the tone". */
  loading?: string | undefined;
  /** The error in one line: "Failed to analyze tone". */
  error?: string | undefined;
  /** "Try again" */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** For moving the focus to the section. */
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** One analysis of the AI. It loads and fails independently of the others. */
export function Section({ title, detail, loading, error, retryLabel, onRetry, ref, children }: SectionProps) {
  const id = useId();
  return (
    <section ref={ref} className={styles.section} tabIndex={ref ? -1 : undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          <Sparkles />
          {title}
        </h3>
        {detail && <span className={styles.meta}>{detail}</span>}
      </div>
      {content()}
    </section>
  );

  function content() {
    if (loading !== undefined)
      return (
        <SkeletonGroup label={loading}>
          <Stack gap="small">
            <Skeleton width="80%" />
            <Skeleton width="55%" />
          </Stack>
        </SkeletonGroup>
      );
    if (error === undefined) return <Stack gap="normal">{children}</Stack>;
    return (
      <output className={styles.quiet}>
        {error}{' '}
        {onRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            {retryLabel}
          </button>
        )}
      </output>
    );
  }
}

export interface IndicatorProps {
  quote: string;
  /** Leads to the message with the quote. */
  onQuote?: (() => void) | undefined;
  children: ReactNode;
}

/** The quoted text behind a finding, with an explanation. */
export function Indicator({ quote, onQuote, children }: IndicatorProps) {
  const words = <q className={styles.quote}>{quote}</q>;
  return (
    <p>
      {onQuote ? (
        <button type="button" className={styles.retry} onClick={onQuote}>
          {words}
        </button>
      ) : (
        words
      )}
      <br />
      <span className={styles.quiet}>{children}</span>
    </p>
  );
}

/** Suggestions for the mediator: "You could", and at most two sentences. */
export function Ideas({ label, ideas }: { label: string; ideas: readonly string[] }) {
  return (
    <div>
      <p className={styles.meta}>{label}</p>
      <ul>
        {ideas.map((idea) => (
          <li key={idea} className={styles.idea}>
            {idea}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The closing note of the panel: "AI can be wrong. Nothing here is sent unless you send it." */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={`${styles.section} ${styles.meta}`}>{children}</p>;
}

export interface ToggleProps extends Pick<SwitchProps, 'checked' | 'onCheckedChange'> {
  /** "AI panel" */
  label: string;
  /** The labels of both states: "ON" and "OFF". */
  labels: { on: string; off: string };
}

/** Shows and hides the panel, from the header of the chat. */
export function Toggle({ label, labels, checked, onCheckedChange }: ToggleProps) {
  const id = useId();
  return (
    <span className={styles.toggle}>
      <label htmlFor={id}>{label}</label>
      <RadixSwitch.Root id={id} className={track} checked={checked} onCheckedChange={onCheckedChange}>
        <RadixSwitch.Thumb className={thumb} />
      </RadixSwitch.Root>
      <span className={styles.state} aria-hidden>
        {checked ? labels.on : labels.off}
      </span>
    </span>
  );
}

export interface SheetProps {
  /** The handle: "AI panel". */
  label: string;
  isUnfolded: boolean;
  onUnfoldedChange: (isUnfolded: boolean) => void;
  /** The analyses. */
  children: ReactNode;
}

/** The content of the panel, which is folded to a handle where the panel is a sheet on a small screen. */
export function Sheet({ label, isUnfolded, onUnfoldedChange, children }: SheetProps) {
  const id = useId();
  return (
    <>
      <Button
        className={styles.handle}
        tone="plain"
        size="small"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => onUnfoldedChange(!isUnfolded)}
      >
        {isUnfolded ? <ChevronDown /> : <ChevronUp />}
        {label}
      </Button>
      <div id={id} className={isUnfolded ? undefined : styles.folded}>
        {children}
      </div>
    </>
  );
}
