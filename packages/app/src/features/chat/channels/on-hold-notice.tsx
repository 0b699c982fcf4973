import { useLingui } from '@lingui/react/macro';
import { listCases } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { CirclePause } from 'lucide-react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';

/** Says that the case of a channel is on hold. People can still write, so that nobody is cut off from the mediator. */
export function OnHoldNotice({ caseId }: { caseId: string | null }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listCases, {});
  if (data?.cases.find(({ id }) => id === caseId)?.status !== 'on_hold') return null;
  return <Notice icon={<CirclePause />}>{t`This case is on hold. You can still write messages.`}</Notice>;
}
