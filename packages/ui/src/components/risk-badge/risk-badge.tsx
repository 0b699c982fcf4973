import { cva } from 'class-variance-authority';
import { Info, OctagonAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { badge } from '../badge/badge.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './risk-badge.css.ts';

const riskBadge = cva(badge, { variants: { level: styles.level } });

/** The level of a risk. */
export type RiskLevel = 'low' | 'medium' | 'high' | 'critical';

export interface RiskBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  level: RiskLevel;
  /** The word for the level: "High". */
  label: string;
  /** From 0 to 10. */
  score?: number | undefined;
  /** The score as text for screen readers: "8 of 10". */
  scoreLabel?: string | undefined;
  /** Whose words it is about, beside it or below: a narrow column stays narrow. */
  note?: string | undefined;
}

/**
 * The risk level of a case: icon, word and score; only critical is filled. For mediators and admins only, never for the
 * parties.
 *
 * @instead For a status use `Badge`.
 *
 * @accessibility Word and icon give the level without color. `scoreLabel` is read for the score: "7 of 10".
 */
export function RiskBadge({ level, label, score, scoreLabel, note, className, ...props }: RiskBadgeProps) {
  const badge = (
    <span className={riskBadge({ level, className })} {...props}>
      {icons[level]}
      {label}
      {score !== undefined && (
        <span className={styles.score} aria-hidden={scoreLabel !== undefined || undefined}>
          {score}
        </span>
      )}
      {scoreLabel !== undefined && <VisuallyHidden>{scoreLabel}</VisuallyHidden>}
    </span>
  );
  if (note === undefined) return badge;
  return (
    <span className={styles.noted}>
      {badge}
      <span className={styles.note}>{note}</span>
    </span>
  );
}

const icons = {
  low: <ShieldCheck />,
  medium: <Info />,
  high: <TriangleAlert />,
  critical: <OctagonAlert />,
};
