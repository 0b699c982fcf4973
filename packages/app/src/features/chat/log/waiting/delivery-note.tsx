import { useLingui } from '@lingui/react/macro';
import { getDelivery } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { paths } from '../../../../paths.ts';

/** Reminds a party, in the channel that it is about, how they chose to receive messages. Nobody else sees the choice. */
export function DeliveryNote({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(getDelivery, { caseId });
  const { hours = null, holds_from = null } = data?.delivery ?? {};
  const isMeasured = data?.measures_tone ?? false;
  if (hours === null && holds_from === null) return null;
  return (
    <Text size="small" tone="soft">
      {hours !== null && t`Messages of the other party reach you between ${hours.from} and ${hours.to}.`}{' '}
      {holds_from !== null &&
        (isMeasured
          ? t`Messages of the other party that a program finds harsh wait for your mediator.`
          : t`Harsh messages of the other party arrive at once: your mediation service has switched the measuring off.`)}{' '}
      <Link to={`${paths.profile()}?part=safety`}>{t`Change this`}</Link>
    </Text>
  );
}
