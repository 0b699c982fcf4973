import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** Leads to the document's own page, with its facts, versions and comments. */
export function DocumentLink({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <Button asChild tone="quiet" size="small">
      <Link to={paths.document(id)}>
        <MessageSquare />
        {t`Facts and comments`}
      </Link>
    </Button>
  );
}
