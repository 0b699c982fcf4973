import { useLingui } from '@lingui/react/macro';
import { listParticipants, listSupportEstimates } from '@mediation/api-client';
import { Card, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { sideNames } from '../../../../words/names/people-names.ts';
import { EstimateView } from '../../estimates/estimate-view.tsx';

/** What the calculators of the office make of what both parties read; nothing where none is on. */
export function SupportEstimates({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listSupportEstimates, { caseId });
  const people = useEndpoint(listParticipants, { caseId }).data;
  if (data === undefined || people === undefined || data.estimates.length === 0) return null;
  const names = sideNames(people.participants);
  return (
    <Card aria-labelledby="estimates">
      <Stack gap="large">
        <Card.Title id="estimates">{t`What a formula says about support`}</Card.Title>
        <Text size="small" tone="soft">
          {t`A computer adds up the figures above by rules that other people wrote. It is not advice and decides nothing. Ask your lawyer whether the rules apply to you.`}
        </Text>
        {data.estimates.map((estimate) => (
          <EstimateView key={estimate.id} estimate={estimate} names={names} />
        ))}
      </Stack>
    </Card>
  );
}
