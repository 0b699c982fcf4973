import { useLingui } from '@lingui/react/macro';
import type { AuditChain } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { moment } from '../../../../words/times/relative-time.ts';

/** Whether the log of the platform is as it was written. */
export function ChainNote({ chain: { links, verified_to, verified_at, broken_at } }: { chain: AuditChain }) {
  const { t } = useLingui();
  if (broken_at !== null)
    return (
      <Notice tone="danger" icon={<ShieldAlert />}>
        {t`Somebody changed the log of this platform past its entry ${broken_at}. Tell who runs the server.`}
      </Notice>
    );
  return (
    <Notice icon={<ShieldCheck />}>
      {verified_at === null
        ? t`The entries of the platform are chained: ${links} so far. They were not compared yet.`
        : t`The entries of the platform are chained: ${links} so far. The first ${verified_to} are as they were written, compared ${moment(verified_at)}.`}
    </Notice>
  );
}
