import { useLingui } from '@lingui/react/macro';
import { monthlyOf } from '@mediation/agreement';
import type { StatementFigure } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { fullDate } from '../../../../words/times/relative-time.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { rhythmText } from '../money-words.ts';
import { amountText } from '../../../../words/amounts/money.ts';
import * as styles from '../money.css.ts';

export interface FigureCellProps {
  figure: StatementFigure;
  currency: string;
  isJoint?: boolean;
  /** Who wrote this amount, where both wrote one. */
  owner?: string | undefined;
  /** Who has which share of it. */
  shares?: string | null;
  /** The day that holds where the figure names no other. */
  day: string | undefined;
  /** A button beside it. */
  action?: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
}

/** An amount with the page on which it is written, its day, and the amount before where it changed. */
export function FigureCell({
  figure,
  currency,
  isJoint = false,
  owner,
  shares,
  day,
  action,
  children,
}: FigureCellProps) {
  const { t } = useLingui();
  const { evidence, former, as_of, rhythm } = figure;
  const last = former.at(-1);
  const made = rhythmText(figure, currency);
  return (
    <>
      <div className={`${styles.figure} ${isJoint ? styles.joint : ''}`}>
        <span className={`${styles.amount} ${styles.strong}`}>
          {owner !== undefined && `${owner}: `}
          {amountText(monthlyOf(figure), currency)}
        </span>
        <span className={styles.source}>
          <EvidenceLink evidence={evidence} />
          {action}
        </span>
      </div>
      {shares && (
        <Text size="small" tone="soft">
          {shares}
        </Text>
      )}
      {made && (
        <Text size="small" tone="soft">
          {made}
        </Text>
      )}
      {as_of !== day && (
        <Text size="small" tone="soft">
          {fullDate(as_of)}
        </Text>
      )}
      {last && (
        <Text size="small" tone="soft">
          {t`Before: ${amountText(monthlyOf({ ...last, rhythm }), currency)}`}
        </Text>
      )}
      {children}
    </>
  );
}
