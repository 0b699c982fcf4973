import { useEffect } from 'react';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { wearBrand } from '../session/brand.ts';
import { useUser } from '../session/session-provider.tsx';

/** Dresses the page in the person's organization: a mediator's own, for a party or a lawyer that of their case. */
export function useBranding() {
  const { role, organization_id: own } = useUser();
  const isGuestOfCase = role === 'divorcee' || role === 'lawyer';
  const mine = useEndpoint('getMyCase', {}, { enabled: isGuestOfCase });
  const orgId = isGuestOfCase ? mine.data?.case?.organization_id : own;
  const { data } = useEndpoint('getBranding', { orgId: orgId ?? '' }, { enabled: Boolean(orgId) });
  useEffect(() => {
    if (data) void wearBrand(data.branding);
  }, [data]);
}
