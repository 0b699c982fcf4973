import { useEffect } from 'react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useLogged } from '../../backend/use-logged.ts';
import { applyPlatformBrand, applyOrganizationBrand } from '../../appearance/brand.ts';
import { isBrandedByCase } from '../../appearance/member-brand.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { getMyCase, getBranding } from '@mediation/api-client';

/**
 * Applies the brand of the person's organization: a mediator's own; for a party or a lawyer the one of their case. If
 * it cannot be read, the page shows the platform's brand and logs the error.
 */
export function useBranding() {
  const user = useUser();
  const isGuestOfCase = isBrandedByCase(user);
  const mine = useEndpoint(getMyCase, {}, { enabled: isGuestOfCase });
  const orgId = isGuestOfCase ? mine.data?.case?.organization_id : user.organization_id;
  const { data, error } = useEndpoint(getBranding, { orgId: orgId ?? '' }, { enabled: Boolean(orgId) });
  useLogged(mine.error, 'Failed to load the organization');
  useLogged(error, 'Failed to load the branding');
  useEffect(() => {
    if (data) void applyOrganizationBrand(data.branding);
    else if (error) applyPlatformBrand();
  }, [data, error]);
}
