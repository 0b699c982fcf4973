import { useLingui } from '@lingui/react/macro';
import { listOfficeCalculators, type Organization } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { CalculatorCard } from './calculator-card.tsx';

/** The calculators of support: which of them mediators of an office can use. */
export function CalculatorsTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const query = useEndpoint(listOfficeCalculators, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the calculators`} fallback={t`Failed to load the calculators`}>
      {({ calculators }) => (
        <Stack gap="large">
          <Text tone="soft">
            {t`A calculator works out an estimate of support by public rules. Each is off until you switch it on. Compare it with its source first: rules change, and this is not legal advice.`}
          </Text>
          {calculators.map((it) => (
            <CalculatorCard key={it.id} orgId={orgId} calculator={it} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
