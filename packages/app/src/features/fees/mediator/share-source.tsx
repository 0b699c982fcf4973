import { useLingui } from '@lingui/react/macro';
import { type CaseFees, getCaseTerms } from '@mediation/api-client';
import { Link as TextLink, Notice, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { halfWordsIn } from './said-share.ts';

export interface ShareSourceProps {
  caseId: string;
  shares: CaseFees['shares'];
}

/** Where the shares come from, and whether the terms that both signed say something else. */
export function ShareSource({ caseId, shares }: ShareSourceProps) {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(getCaseTerms, { caseId });
  if (shares.length < 2)
    return <Text size="small" tone="soft">{t`Half each, unless you change it. Shares say nothing about fault.`}</Text>;
  const isHalf = shares.every(({ share }) => share === 50);
  const terms = data?.terms ?? null;
  const parties = terms?.signers.filter(({ role }) => role === 'divorcee') ?? [];
  const areSigned = parties.length > 1 && parties.every(({ signed_at }) => signed_at !== null);
  const parts = terms?.parts[i18n.locale === 'es' ? 'es' : 'en'].filter(({ kind }) => kind === 'fees') ?? [];
  const words = areSigned ? halfWordsIn(parts.map(({ summary, text }) => `${summary}\n${text}`).join('\n')) : null;
  const source =
    isHalf && words !== null
      ? t`Half each, as the terms say that both signed. Shares say nothing about fault.`
      : isHalf
        ? t`Half each, unless you change it. Shares say nothing about fault.`
        : t`Set by a mediator of this case. Shares say nothing about fault.`;
  return (
    <>
      {!isHalf && words !== null && (
        <Notice tone="warning">
          {t`The terms that both signed say “${words}”. These shares are not that: settle it with both before you send invoices.`}{' '}
          <TextLink asChild>
            <Link to={paths.terms(caseId)}>{t`Read the terms`}</Link>
          </TextLink>
        </Notice>
      )}
      <Text size="small" tone="soft">
        {source}
      </Text>
    </>
  );
}
