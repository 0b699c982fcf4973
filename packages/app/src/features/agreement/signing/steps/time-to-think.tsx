import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { zoneName } from '../../../../words/names/viewer.ts';
import { Segments, Text } from '@mediation/ui';
import { useNow } from '../../../../browser/use-now.ts';

const hour = 3_600_000;
/** More segments than these would be too thin on a phone. */
const mostSegments = 72;

/** How much of the time to think has passed, in hours, or in days when it is long. */
export function TimeToThink({ version }: { version: Pick<AgreementVersion, 'released_at' | 'signable_at'> }) {
  const { t } = useLingui();
  const now = useNow();
  const from = Date.parse(version.released_at);
  const hours = Math.max(1, Math.round((Date.parse(version.signable_at) - from) / hour));
  const isLong = hours > mostSegments;
  const total = isLong ? Math.ceil(hours / 24) : hours;
  const passed = Math.min(Math.max(0, Math.floor((now - from) / (isLong ? 24 * hour : hour))), total);
  const label = isLong
    ? t`${passed} of ${plural(total, { one: '# day', other: '# days' })} have passed.`
    : t`${passed} of ${plural(total, { one: '# hour', other: '# hours' })} have passed.`;
  return (
    <>
      <Segments total={total} filled={passed} />
      <Text size="small" tone="soft">
        {label} {t`Times are for ${zoneName().replaceAll('_', ' ')}.`}
      </Text>
    </>
  );
}
