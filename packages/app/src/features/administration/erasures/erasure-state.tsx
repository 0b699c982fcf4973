import { useLingui } from '@lingui/react/macro';
import type { Erasure } from '@mediation/api-client';
import { Badge, Stack, Text } from '@mediation/ui';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';

/** Where an erasure stands for an admin, and why it had to stop. */
export function ErasureState({ erasure: { status, stopped_for } }: { erasure: Erasure }) {
  const { t } = useLingui();
  if (stopped_for !== null)
    return (
      <Stack gap="small">
        <Badge tone="warning" icon={<TriangleAlert />}>
          {t`Stopped`}
        </Badge>
        <Text size="small" tone="soft">
          {stopped_for === 'legal_hold'
            ? t`A case is on legal hold. The erasure goes on when the hold is lifted. The person is not told why.`
            : t`This is the last admin. It goes on by itself when there is another one.`}
        </Text>
      </Stack>
    );
  if (status === 'requested')
    return (
      <Badge tone="warning" icon={<Clock />}>
        {t`Waiting`}
      </Badge>
    );
  if (status === 'withdrawn') return <Badge icon={<CircleX />}>{t`Taken back by the person`}</Badge>;
  if (status === 'refused') return <Badge icon={<CircleX />}>{t`Refused`}</Badge>;
  if (status === 'checking_holds') return <Badge icon={<Clock />}>{t`Being checked`}</Badge>;
  if (status === 'carrying_out')
    return (
      <Badge tone="info" icon={<Clock />}>
        {t`Being carried out`}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<CircleCheck />}>
      {status === 'done_whole' ? t`Done` : t`Done in part`}
    </Badge>
  );
}
