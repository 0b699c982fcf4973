import type { RankedCase } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useOver } from '../../layout/panel.ts';
import { reasonAction } from './reason-words.ts';

export interface ReasonActionProps {
  ranked: Pick<RankedCase, 'id' | 'title'>;
  reason: NonNullable<RankedCase['reason']>;
}

/** Leads to the one thing that a case needs. */
export function ReasonAction({ ranked, reason }: ReasonActionProps) {
  const over = useOver();
  const { label, to } = reasonAction(reason, ranked.id);
  return (
    <Button asChild tone="secondary" size="small">
      <Link to={typeof to === 'string' ? to : over(to)} aria-label={`${label}: ${ranked.title}`}>
        {label}
      </Link>
    </Button>
  );
}
