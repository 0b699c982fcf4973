import { useLingui } from '@lingui/react/macro';
import { getOrganizationTerms, type Organization } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { PublishedTerms } from './published-terms.tsx';
import { TermsForm } from './terms-form.tsx';

/** How an office works with people: the words that both parties and the mediator sign before the first session. */
export function TermsTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const query = useEndpoint(getOrganizationTerms, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the terms`} fallback={t`Failed to load the terms`}>
      {({ terms }) => (
        <Stack gap="large">
          <Text tone="soft">
            {t`Both parties and the mediator read and sign these words before the first session. Without a published version nobody is asked to sign anything.`}
          </Text>
          <TermsForm orgId={orgId} terms={terms} />
          <PublishedTerms orgId={orgId} published={terms.published} />
        </Stack>
      )}
    </Loaded>
  );
}
