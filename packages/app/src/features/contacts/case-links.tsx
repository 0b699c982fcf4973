import type { Case } from '@mediation/api-client';
import { List } from '@mediation/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CaseStatusBadge } from '../../shared/badges/case-status-badge.tsx';
import { paths } from '../../paths.ts';

export interface CaseLinksProps {
  cases: Pick<Case, 'id' | 'title' | 'status'>[];
  /** The id of the heading. */
  labelledBy: string;
}

/** Links to cases, each with its status. */
export function CaseLinks({ cases, labelledBy }: CaseLinksProps) {
  return (
    <List aria-labelledby={labelledBy}>
      {cases.map(({ id, title, status }) => (
        <List.Row key={id} asChild end={<ChevronRight />}>
          <Link to={paths.case(id)}>
            {title} <CaseStatusBadge status={status} />
          </Link>
        </List.Row>
      ))}
    </List>
  );
}
