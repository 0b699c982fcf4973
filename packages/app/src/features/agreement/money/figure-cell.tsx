import { useLingui } from '@lingui/react/macro';
import type { StatementFigure } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { fullDate } from '../../../words/relative-time.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { amountText } from './money-words.ts';
import * as styles from './money.css.ts';

export interface FigureCellProps {
  figure: StatementFigure;
  currency: string;
  isJoint?: boolean;
  /** Who wrote this amount, where both wrote one. */
  owner?: string | undefined;
  /** The day that holds where the figure names no other. */
  day: string | undefined;
  /** A button beside it. */
  action?: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
}

/** An amount with the page on which it is written, its day, and the amount before where it changed. */
export function FigureCell({ figure, currency, isJoint = false, owner, day, action, children }: FigureCellProps) {
  const { t } = useLingui();
  const { amount_minor, evidence, former, as_of } = figure;
  const last = former.at(-1);
  return (
    <>
      <div className={`${styles.figure} ${isJoint ? styles.joint : ''}`}>
        <span className={`${styles.amount} ${styles.strong}`}>
          {owner !== undefined && `${owner}: `}
          {amountText(amount_minor, currency)}
        </span>
        <span className={styles.source}>
          <EvidenceLink evidence={evidence} />
          {action}
        </span>
      </div>
      {as_of !== day && (
        <Text size="small" tone="soft">
          {fullDate(as_of)}
        </Text>
      )}
      {last && (
        <Text size="small" tone="soft">
          {t`Before: ${amountText(last.amount_minor, currency)}`}
        </Text>
      )}
      {children}
    </>
  );
}
