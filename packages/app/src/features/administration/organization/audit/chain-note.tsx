import { useLingui } from '@lingui/react/macro';
import type { AuditChain } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { isPlatformAdmin } from '../../../../auth/admin-kind.ts';
import { useUser } from '../../../../auth/session-provider.tsx';
import { moment } from '../../../../words/times/relative-time.ts';

/** Whether the log is as it was written: that of the platform, or for an admin of an organization what it has in it. */
export function ChainNote({ chain: { links, verified_to, verified_at, broken_at } }: { chain: AuditChain }) {
  const { t } = useLingui();
  const isOfPlatform = isPlatformAdmin(useUser());
  if (broken_at !== null)
    return (
      <Notice tone="danger" icon={<ShieldAlert />}>
        {isOfPlatform
          ? t`Somebody changed the log of this platform past its entry ${broken_at}. Tell who runs the server.`
          : t`Somebody changed the log of this platform. Of the entries of your organization, the first ${broken_at} come before that. Tell an admin of the platform.`}
      </Notice>
    );
  const chained = isOfPlatform
    ? t`The entries of the platform are chained: ${links} so far.`
    : t`The entries of your organization are chained: ${links} so far.`;
  return (
    <Notice icon={<ShieldCheck />}>
      {chained}{' '}
      {verified_at === null
        ? t`They were not compared yet.`
        : t`The first ${verified_to} are as they were written, compared ${moment(verified_at)}.`}
    </Notice>
  );
}
