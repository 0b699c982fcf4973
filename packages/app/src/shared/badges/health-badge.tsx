import { useLingui } from '@lingui/react/macro';
import type { HealthRow } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleCheck, CircleHelp, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';

/** The health of a part of the platform. `off` is a setting, not a fault. */
export function HealthBadge({ state }: { state: HealthRow['state'] }) {
  const { t } = useLingui();
  const looks = {
    ok: { tone: 'success', icon: <CircleCheck />, word: t`OK` },
    degraded: { tone: 'warning', icon: <TriangleAlert />, word: t`Degraded` },
    down: { tone: 'danger', icon: <CircleX />, word: t`Down` },
    unknown: { tone: 'neutral', icon: <CircleHelp />, word: t`Unknown` },
    off: { tone: 'neutral', icon: <CircleMinus />, word: t`Off` },
  } as const;
  const { tone, icon, word } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
