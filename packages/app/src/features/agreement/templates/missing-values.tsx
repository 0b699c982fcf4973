import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FilledField } from '@mediation/agreement';
import type { DocumentKind, MergeKey } from '@mediation/api-client';
import { Bullets, Link, Notice, Stack } from '@mediation/ui';
import { Link as RouterLink } from 'react-router-dom';
import { caseTab } from '../../../case-paths.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { paths } from '../../../paths.ts';
import { mergeNames } from '../../../words/names/merge-names.ts';

export interface MissingValuesProps {
  caseId: string;
  fields: readonly FilledField[];
}

/** Each value that is not there yet, with the way to where it is given. Renders nothing without any. */
export function MissingValues({ caseId, fields }: MissingValuesProps) {
  const { t, i18n } = useLingui();
  const missing = new Set(fields.flatMap(({ problem, value }) => (problem === 'missing' && value ? [value] : [])));
  if (missing.size === 0) return null;
  return (
    <Notice tone="info">
      <Stack gap="small">
        <b>{t`Not there yet. You can fill these in later, or by hand in the copy:`}</b>
        <Bullets>
          {[...missing].map((key) => {
            const { words, to } = wayTo(caseId, key);
            return (
              <li key={key}>
                {i18n._(mergeNames[key])}.{' '}
                {to === undefined ? (
                  i18n._(words)
                ) : (
                  <Link asChild>
                    <RouterLink to={to}>{i18n._(words)}</RouterLink>
                  </Link>
                )}
              </li>
            );
          })}
        </Bullets>
      </Stack>
    </Notice>
  );
}

/** The values that the recitals of a released document state. */
const recitalKey = /_address$|^(?:wedding|separation|disclosed)_on$|^child/;

/** Where a value is given. */
function wayTo(caseId: string, key: MergeKey): { words: MessageDescriptor; to?: string } {
  if (key.startsWith('office'))
    return { words: msg`An admin of your office gives it on the page of the organization.` };
  if (recitalKey.test(key))
    return { words: msg`Confirm the recitals, then release a document`, to: agreementPaths.recitals(caseId) };
  if (key.startsWith('part') && !key.startsWith('parenting'))
    return { words: msg`See who is in the case`, to: caseTab(caseId, 'people') };
  if (key === 'mediator') return { words: msg`See who is in the case`, to: caseTab(caseId, 'people') };
  const document = documentOf(key);
  if (document === undefined) return { words: msg`Open the case`, to: paths.case(caseId) };
  const to = `${agreementPaths.home(caseId)}?document=${document}`;
  if (key.endsWith('_signed_on')) return { words: msg`See who has signed`, to };
  return { words: releaseWords[document], to };
}

const releaseWords: Record<DocumentKind, MessageDescriptor> = {
  memorandum: msg`Write and release the memorandum`,
  finances: msg`Write and release the financial statement`,
  parenting: msg`Write and release the parenting plan`,
};

function documentOf(key: MergeKey): DocumentKind | undefined {
  if (/^(?:parenting|schedule|nights)|^agreed_parenting/.test(key)) return 'parenting';
  if (/^(?:finances|worth|monthly)/.test(key)) return 'finances';
  return /^(?:memorandum|agreed|duties)/.test(key) ? 'memorandum' : undefined;
}
