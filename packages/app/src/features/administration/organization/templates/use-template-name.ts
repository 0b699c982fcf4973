import { useLingui } from '@lingui/react/macro';
import type { OfficeTemplate } from '@mediation/api-client';

/** Names a template; one that is not saved yet has no name of its own. */
export function useTemplateName() {
  const { t } = useLingui();
  return ({ name, kind }: Pick<OfficeTemplate, 'name' | 'kind'>) =>
    name || (kind === 'form' ? t`New form` : t`New letter`);
}
