import { useLingui } from '@lingui/react/macro';
import { Notice, Text } from '@mediation/ui';
import { fullDate } from '../../../../words/times/relative-time.ts';
import { zoneName } from '../../../../words/names/viewer.ts';
import { nextClockChange } from './clock-change.ts';

export interface ClockChangeProps {
  /** The visible days. */
  week: readonly string[];
  /** The time zone of the case, once it is known. */
  caseZone: string | undefined;
}

/** Says in which time zone the times are, and when the clocks change next: in the visible week it is a warning. */
export function ClockChange({ week, caseZone }: ClockChangeProps) {
  const { t } = useLingui();
  const zone = zoneName();
  const [first = '', last = first] = [week[0], week.at(-1)];
  const zones = caseZone === undefined || caseZone === zone ? [zone] : [zone, caseZone];
  const changes = zones.map((it) => ({ zone: it, date: nextClockChange(first, it) }));
  const soon = changes.find(({ date }) => date !== undefined && date <= endOfWeek(last));
  const next = changes.flatMap(({ date }) => date ?? []).toSorted()[0];
  return (
    <>
      <Text size="small" tone="soft">
        {zones.length === 1
          ? t`Times are in ${readable(zone)}.`
          : t`Times are in your own zone, ${readable(zone)}. The case is in ${readable(caseZone ?? zone)}.`}{' '}
        {!soon && next !== undefined && t`No clock change before ${fullDate(next)}.`}
      </Text>
      {soon?.date !== undefined && (
        <Notice tone="warning">
          {t`The clocks change on ${fullDate(soon.date)} in ${readable(soon.zone)}. Times after it are shown as they will be then.`}
        </Notice>
      )}
    </>
  );
}

/** A hidden Sunday belongs to its week: the clocks change on Sundays. */
function endOfWeek(date: string): string {
  const end = new Date(`${date}T00:00Z`);
  end.setUTCDate(end.getUTCDate() + ((7 - end.getUTCDay()) % 7));
  return end.toISOString().slice(0, 10);
}

const readable = (zone: string) => zone.replaceAll('_', ' ');
