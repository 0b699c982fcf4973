import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Link as TextLink, Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { documentSearch } from '../use-document.ts';

export interface EarlierVersionNoticeProps {
  version: AgreementVersion;
  newest: AgreementVersion | null;
}

/** That an earlier version is shown, and the way to the newest one. */
export function EarlierVersionNotice({ version: { number }, newest }: EarlierVersionNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice>
      {t`You are reading version ${number}, an earlier one.`}{' '}
      {newest && (
        <TextLink asChild>
          <Link to={documentSearch(newest.document)}>{t`Read version ${newest.number}, the newest`}</Link>
        </TextLink>
      )}
    </Notice>
  );
}
