import { useLingui } from '@lingui/react/macro';
import type { ReplacedDuties } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { agreementPaths } from '../../agreement-paths.ts';
import { agreementNames } from '../../words/names/agreement-names.ts';

/** Why the duties of a signed version are listed while a newer one waits. */
export function ReplacedDutiesNotice({ caseId, replaced }: { caseId: string; replaced: ReplacedDuties }) {
  const { t, i18n } = useLingui();
  const { document, version_number: number, signed_number: signed } = replaced;
  const name = i18n._(agreementNames[document]);
  return (
    <Notice tone="info">
      {t`${name}: version ${number} waits for signatures. Until both parties have signed it, version ${signed} stays as it is, with everything to do in it.`}{' '}
      <Link to={`${agreementPaths.compare(caseId)}?document=${document}&from=${signed}&to=${number}`}>
        {t`See what changed`}
      </Link>
    </Notice>
  );
}
