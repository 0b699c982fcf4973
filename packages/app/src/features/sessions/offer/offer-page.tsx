import { useLingui } from '@lingui/react/macro';
import { Text } from '@mediation/ui';
import { WorkPage } from '../../../shared/layout/work-page.tsx';

/** The mediator chooses times that a session could have. */
export function OfferPage() {
  const { t } = useLingui();
  return (
    <WorkPage title={t`Offer times`} audience={t`Each person answers in private. Only you see who said what.`}>
      <Text>{t`Click up to five free hours.`}</Text>
    </WorkPage>
  );
}
