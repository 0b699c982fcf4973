import { useLingui } from '@lingui/react/macro';
import { getOrganizationFees, type Organization } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { InvoiceExport } from './invoice-export.tsx';
import { RateCardForm } from './rate-card-form.tsx';

/** What an office charges, and its invoices for the bookkeeping. */
export function FeesTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const query = useEndpoint(getOrganizationFees, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the fees`} fallback={t`Failed to load the fees`}>
      {({ fees }) => (
        <Stack gap="large">
          <Text tone="soft">
            {t`Fees are optional. Nobody loses access to safety, their documents or the record because of an open invoice, and no data of cards comes here.`}
          </Text>
          <RateCardForm orgId={orgId} fees={fees} />
          <InvoiceExport orgId={orgId} />
        </Stack>
      )}
    </Loaded>
  );
}
