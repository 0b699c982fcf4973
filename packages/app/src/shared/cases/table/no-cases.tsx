import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { panels } from '../../../panel-paths.ts';

/** The empty state of a mediator's list of cases. */
export function NoCases() {
  const { t } = useLingui();
  return (
    <Card.Body>
      <EmptyState
        title={t`No cases yet`}
        action={
          <Button asChild tone="secondary">
            <Link to={panels.newCase()}>
              <Plus />
              {t`Create new case`}
            </Link>
          </Button>
        }
      >
        {t`A case you create appears here. Then you invite the two parties and their lawyers.`}
      </EmptyState>
    </Card.Body>
  );
}
