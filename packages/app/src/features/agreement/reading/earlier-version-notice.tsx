import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Link as TextLink, Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { documentSearch } from '../use-document.ts';

export interface EarlierVersionNoticeProps {
  version: AgreementVersion;
  newest: AgreementVersion | null;
}

/** That an earlier version is shown, whether it is the signed one, and the way to the newest. */
export function EarlierVersionNotice({
  version: { number, is_in_force: isSigned },
  newest,
}: EarlierVersionNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice>
      {isSigned
        ? newest === null
          ? t`This is the signed version. It stays as it is until both parties have signed a newer one.`
          : t`This is the signed version. It stays as it is until both parties have signed version ${newest.number}.`
        : t`You are reading version ${number}, an earlier one.`}{' '}
      {newest && (
        <TextLink asChild>
          <Link to={documentSearch(newest.document)}>{t`Read version ${newest.number}, the newest`}</Link>
        </TextLink>
      )}
    </Notice>
  );
}
