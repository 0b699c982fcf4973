import { useLingui } from '@lingui/react/macro';
import { monthlyOf } from '@mediation/agreement';
import type { StatementFigure } from '@mediation/api-client';
import { Figure } from '@mediation/ui';
import type { ReactNode } from 'react';
import { fullDate } from '../../../../words/times/relative-time.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { rhythmText } from '../money-words.ts';
import { amountText } from '../../../../words/amounts/money.ts';

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
  const amount = amountText(monthlyOf(figure), currency);
  return (
    <Figure
      amount={owner === undefined ? amount : `${owner}: ${amount}`}
      source={
        <>
          <EvidenceLink evidence={evidence} />
          {action}
        </>
      }
      isJoint={isJoint}
      notes={[
        shares,
        made,
        as_of !== day && fullDate(as_of),
        last && t`Before: ${amountText(monthlyOf({ ...last, rhythm }), currency)}`,
      ]}
    >
      {children}
    </Figure>
  );
}
