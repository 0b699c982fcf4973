import { useLingui } from '@lingui/react/macro';
import { updateBranding } from '@mediation/api-client';
import type { BrandDraft, BrandErrors } from '@mediation/ui/brand-editor';

/** Returns the check of a brand: what the call would refuse, in the words of each field. */
export function useBrandErrors(orgId: string, version: number): (draft: BrandDraft) => BrandErrors {
  const { t } = useLingui();
  return (draft) => {
    const { error } = updateBranding.input.safeParse({ ...draft, orgId, version });
    const wrong = new Set(error?.issues.map(({ path: [name] }) => name));
    const name = t`Enter a name of up to 120 characters.`;
    return {
      organizationName: wrong.has('organizationName') ? name : undefined,
      displayName: wrong.has('displayName') ? name : undefined,
      tagline: wrong.has('tagline') ? t`Use 200 characters or fewer.` : undefined,
      website: wrong.has('website') ? t`Enter an address that begins with https://.` : undefined,
      email: wrong.has('email') ? t`Enter an email address, like name@example.org.` : undefined,
      phone: wrong.has('phone') ? t`Enter a phone number, like +44 117 496 0233.` : undefined,
    };
  };
}
