import { useLingui } from '@lingui/react/macro';
import { Field, Select, Switch } from '@mediation/ui';
import { chooseLanguage, isLanguage, type Language, languages } from '../../../language.ts';
import { reduceMotion, useReducedMotion } from '../../../appearance/motion.ts';
import { chooseTheme, type Theme, useTheme } from '../../../appearance/theme.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ProfileSavingLine } from '../profile-saving-line.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { TimeZoneSection } from './time-zone-section.tsx';
import { type SettingsProps, WithSettings } from '../with-settings.tsx';

/** The language and appearance of the platform. */
export function DisplayPart() {
  return (
    <WithSettings>
      {(props) => (
        <>
          <LanguageSection {...props} />
          <TimeZoneSection {...props} />
          <AppearanceSection {...props} />
        </>
      )}
    </WithSettings>
  );
}

function LanguageSection({ change }: SettingsProps) {
  const { t, i18n } = useLingui();
  const saving = useAction({ inPlace: true });
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    await saving.run(() => change({ language }), { failed: t`Failed to save the language` });
  };
  return (
    <ProfileSection
      title={t`Language`}
      text={t`What people write to each other stays in the language they wrote it in.`}
    >
      <Field label={t`Language of the platform`}>
        <Select value={i18n.locale} onChange={({ target: { value } }) => void (isLanguage(value) && choose(value))}>
          {Object.entries(languages).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <ProfileSavingLine saving={saving} />
    </ProfileSection>
  );
}

function AppearanceSection({ change }: SettingsProps) {
  const { t } = useLingui();
  const theme = useTheme();
  const isStill = useReducedMotion();
  const saving = useAction({ inPlace: true });
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    void saving.run(() => change({ theme: chosen }), { failed: t`Failed to save the theme` });
  };
  return (
    <ProfileSection title={t`How it looks on this device`}>
      <Field label={t`Theme`}>
        <Select value={theme} onChange={(event) => choose(event.target.value as Theme)}>
          <option value="light">{t`Light`}</option>
          <option value="dark">{t`Dark`}</option>
          <option value="system">{t`Like this device`}</option>
        </Select>
      </Field>
      <ProfileSavingLine saving={saving} />
      <Switch
        label={t`Reduce motion`}
        hint={t`Menus and pages appear at once. If your device asks for less motion, that counts in any case.`}
        checked={isStill}
        onCheckedChange={reduceMotion}
      />
    </ProfileSection>
  );
}
