import { useLingui } from '@lingui/react/macro';
import { Field, Select } from '@mediation/ui';
import { seeTimesIn } from '../../../words/names/viewer.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ProfileSavingLine } from '../profile-saving-line.tsx';
import { ProfileSection } from '../profile-section.tsx';
import type { SettingsProps } from '../with-settings.tsx';

const zones = Intl.supportedValuesOf('timeZone');
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const readable = (zone: string) => zone.replaceAll('_', ' ');

/** Sets the time zone for displayed times and quiet hours. */
export function TimeZoneSection({ settings: { time_zone: chosen }, change }: SettingsProps) {
  const { t } = useLingui();
  const saving = useAction({ inPlace: true });
  const save = async (zone: string | null) => {
    const isSaved = await saving.run(() => change({ time_zone: zone }), { failed: t`Failed to save the time zone` });
    if (isSaved) seeTimesIn(zone);
  };
  const known = chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
  return (
    <ProfileSection title={t`Time zone`} text={t`All times on the platform are shown in it.`}>
      <Field label={t`Times are shown in`}>
        <Select value={chosen ?? ''} onChange={(event) => void save(event.target.value || null)}>
          <option value="">{t`Like this device (${readable(deviceZone())})`}</option>
          {known.map((zone) => (
            <option key={zone} value={zone}>
              {readable(zone)}
            </option>
          ))}
        </Select>
      </Field>
      <ProfileSavingLine saving={saving} />
    </ProfileSection>
  );
}
