import { useLingui } from '@lingui/react/macro';
import type { Intake } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleCheck, PencilLine, Send, Undo2 } from 'lucide-react';

/** The status of an intake. */
export function IntakeBadge({ status }: { status: Intake['status'] }) {
  const { t } = useLingui();
  if (status === 'draft') return <Badge icon={<PencilLine />}>{t`Being written`}</Badge>;
  if (status === 'submitted')
    return (
      <Badge tone="info" icon={<Send />}>
        {t`Sent`}
      </Badge>
    );
  if (status === 'returned')
    return (
      <Badge tone="warning" icon={<Undo2 />}>
        {t`Back with questions`}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<CircleCheck />}>
      {t`Accepted`}
    </Badge>
  );
}
