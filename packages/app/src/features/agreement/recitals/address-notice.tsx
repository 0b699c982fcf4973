import { useLingui } from '@lingui/react/macro';
import type { RecitalParty } from '@mediation/api-client';
import { Notice } from '@mediation/ui';

/** What a paper does with the addresses of the parties: it prints all of them or none. */
export function AddressNotice({ parties }: { parties: readonly RecitalParty[] }) {
  const { t } = useLingui();
  const printed = parties.filter(({ address_use }) => address_use === 'printed').length;
  return (
    <Notice tone="info">
      {printed > 0 && printed < parties.length
        ? t`No address will be printed: the paper has the addresses of both or of nobody, so that one that is left out points at nobody.`
        : t`The paper has the addresses of both or of nobody. Without them it says “Not stated in this paper” for both, whatever the reason.`}
    </Notice>
  );
}
