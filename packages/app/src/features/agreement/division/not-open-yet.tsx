import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, PageHeader } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { agreementPaths } from '../../../agreement-paths.ts';
import { BackLink } from '../../../shared/layout/back-link.tsx';

/** Says that who gets what begins when both statements are open, without a figure of either party. */
export function NotOpenYet({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <>
      <PageHeader
        title={t`Who gets what`}
        back={<BackLink to={agreementPaths.home(caseId)}>{t`Agreement`}</BackLink>}
        voice={role === 'divorcee'}
      />
      <Card>
        <EmptyState
          title={t`It begins when both statements are open`}
          action={
            <Button asChild>
              <Link to={agreementPaths.money(caseId)}>{t`Go to Money`}</Link>
            </Button>
          }
        >
          {role === 'mediator'
            ? t`You open both at the same moment in Money. Then the figures are here to divide.`
            : t`The mediator opens both at the same moment. Then the figures are here to divide.`}
        </EmptyState>
      </Card>
    </>
  );
}
