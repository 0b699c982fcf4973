import { useEffect } from 'react';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useLogged } from '../backend/use-logged.ts';
import { wearBrand } from '../session/brand.ts';
import { useUser } from '../session/session-provider.tsx';

/**
 * Dresses the page in the person's organization: a mediator's own, for a party or a lawyer that of their case. Where it
 * cannot be read the page keeps what it wears, and the failure is logged only.
 */
export function useBranding() {
  const { role, organization_id: own } = useUser();
  const isGuestOfCase = role === 'divorcee' || role === 'lawyer';
  const mine = useEndpoint('getMyCase', {}, { enabled: isGuestOfCase });
  const orgId = isGuestOfCase ? mine.data?.case?.organization_id : own;
  const { data, error } = useEndpoint('getBranding', { orgId: orgId ?? '' }, { enabled: Boolean(orgId) });
  useLogged(mine.error, 'Failed to load the organization');
  useLogged(error, 'Failed to load the branding');
  useEffect(() => {
    if (data) void wearBrand(data.branding);
  }, [data]);
}
