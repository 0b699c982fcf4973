import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Badge, Comparison } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { clockTime, longDate } from '../../../words/times/relative-time.ts';

/** Which released version stands below, and when it was released, and whether it is the signed one. */
export function VersionHead({ version, newest = false }: { version: AgreementVersion; newest?: boolean }) {
  const { t } = useLingui();
  const { number, released_at, hash, is_in_force: isSigned } = version;
  return (
    <Comparison.Head
      name={t`Version ${number}`}
      badge={
        <Badge tone={isSigned || newest ? 'info' : 'neutral'} icon={<Lock />}>
          {isSigned ? t`Signed by all` : newest ? t`Released, newest` : t`Released`}
        </Badge>
      }
    >
      {longDate(new Date(released_at))}, {clockTime(released_at)} ·{' '}
      <code>{hash.slice(0, 8).replace(/.{4}(?=.)/, '$& ')}</code>
    </Comparison.Head>
  );
}
