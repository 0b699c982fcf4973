import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Notice, Stack, Text } from '@mediation/ui';
import { nameFrom } from '../holidays/holiday-name.ts';
import type { FoundHolidays } from '../holidays/read-holidays.ts';

const most = 3;
const quoted = 60;

/** Says what of a calendar file is not offered, and why. */
export function LeftOut({ found: { lines, events, past } }: { found: FoundHolidays }) {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const some = (texts: readonly string[]) =>
    list.format(
      texts.slice(0, most).map((text) => {
        const name = nameFrom(text, quoted);
        return name === '' ? t`one without a name` : t`“${name}”`;
      }),
    );
  const reasons = [
    lines.length > 0 &&
      t`${plural(lines.length, { one: '# line is no part of a calendar', other: '# lines are no part of a calendar' })}: ${some(lines)}`,
    events.length > 0 &&
      t`${plural(events.length, { one: '# entry has no name or no days that we can read', other: '# entries have no name or no days that we can read' })}: ${some(events)}`,
    past > 0 && plural(past, { one: '# holiday is over', other: '# holidays are over' }),
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  return (
    <Notice>
      <Stack gap="tiny">
        <Text weight="strong">{t`We left out some of this file.`}</Text>
        {reasons.map((reason) => (
          <Text key={reason} size="small">{`${reason}.`}</Text>
        ))}
      </Stack>
    </Notice>
  );
}
