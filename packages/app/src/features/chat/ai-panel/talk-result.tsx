import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KeyPoint, KeyPoints } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import type { PanelLog } from './panel-log.ts';
import { PointList } from './point-list.tsx';

export interface TalkResultProps {
  points: readonly KeyPoint[];
  found: Pick<KeyPoints, 'left_out' | 'limits'>;
  log: PanelLog;
}

const isDeal = ({ kind }: KeyPoint) => kind === 'agreement' || kind === 'withdrawal';

/** What a reading of a whole channel found: all agreements, then what else was said, and what is left out. */
export function TalkResult({ points, found, log }: TalkResultProps) {
  const { t } = useLingui();
  const deals = points.filter(isDeal);
  const others = points.filter((it) => !isDeal(it));
  const { left_out: left = 0, limits } = found;
  return (
    <>
      <Text weight="strong" size="small">{t`What they agreed`}</Text>
      {deals.length === 0 ? <p>{t`No agreement was found.`}</p> : <PointList points={deals} log={log} isWhole />}
      {others.length > 0 && (
        <>
          <Text weight="strong" size="small">{t`What else they said`}</Text>
          <PointList points={others} log={log} />
        </>
      )}
      {left > 0 && (
        <p>
          {plural(left, {
            one: 'One more point was found and is not shown here. Every agreement that was found is.',
            other: '# more points were found and are not shown here. Every agreement that was found is.',
          })}
        </p>
      )}
      {left === 0 && limits.includes('truncated') && (
        <p>{t`This channel is longer than AI can read at once: only its newest messages were read.`}</p>
      )}
    </>
  );
}
