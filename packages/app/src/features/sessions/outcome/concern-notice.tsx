import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { caseTab } from '../../../case-paths.ts';
import { useOpenConcern } from '../use-open-concern.ts';

/** For the mediator: somebody feels unsafe about this session, and nobody has dealt with it. */
export function ConcernNotice({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const isOpen = useOpenConcern(session);
  if (!isOpen) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button asChild tone="secondary" size="small">
          <Link to={caseTab(session.case_id, 'safety')}>{t`Read request`}</Link>
        </Button>
      }
    >
      {t`Somebody has to hear from you about this session.`}
    </Notice>
  );
}
