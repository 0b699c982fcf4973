import { useLingui } from '@lingui/react/macro';
import type { ReplacedDuties } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { agreementNames } from '../../words/agreement-names.ts';
import { longDate } from '../../words/relative-time.ts';

/** Why the duties of a signed version are no longer listed, or why they still are while a newer one waits. */
export function ReplacedNotice({ caseId, replaced }: { caseId: string; replaced: ReplacedDuties }) {
  const { t, i18n } = useLingui();
  const { document, version_number: number, signed_number: signed, released_at, are_in_force } = replaced;
  const name = i18n._(agreementNames[document]);
  const day = longDate(new Date(released_at));
  return (
    <Notice tone="info">
      {are_in_force
        ? t`${name}: version ${number} changes one clause. Until both parties have signed it, version ${signed} stays in force, with everything to do in it.`
        : t`${name}: version ${number} was released on ${day}. What had to be done under version ${signed} no longer counts. It appears here again, as version ${number} says it, when both parties have signed.`}{' '}
      <Link to={`${paths.agreementCompare(caseId)}?document=${document}&from=${signed}&to=${number}`}>
        {t`See what changed`}
      </Link>
    </Notice>
  );
}
