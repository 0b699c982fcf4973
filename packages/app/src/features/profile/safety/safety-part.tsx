import { useLingui } from '@lingui/react/macro';
import type { PersonSettings } from '@mediation/api-client';
import { Switch } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { AiConsentSection } from './ai-consent-section.tsx';
import { DeliverySections } from '../notifications/delivery-section.tsx';
import { QuickExitSection } from './quick-exit-section.tsx';
import { SafeContactSection } from './safe-contact-section.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ProfileSavingLine } from '../profile-saving-line.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { type SettingsProps, WithSettings } from '../with-settings.tsx';

type Visibility = Pick<PersonSettings, 'hide_presence' | 'shares_read_receipts'>;

/** The safety settings: safe contact, consent to AI, visibility to others, and quick exit. */
export function SafetyPart() {
  const { role } = useUser();
  return (
    <WithSettings>
      {(props) => (
        <>
          <SafeContactSection {...props} />
          <AiConsentSection />
          <PresenceSection {...props} />
          {role === 'divorcee' && <DeliverySections />}
          <QuickExitSection {...props} />
        </>
      )}
    </WithSettings>
  );
}

function PresenceSection({ settings, change }: SettingsProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const [wished, setWished] = useState<Partial<Visibility>>({});
  const saving = useAction({ inPlace: true });
  const { hide_presence, shares_read_receipts } = { ...settings, ...wished };
  const choose = async (choice: Partial<Visibility>) => {
    setWished(choice);
    await saving.run(() => change(choice), { failed: t`Failed to save this` });
    setWished({});
  };
  return (
    <ProfileSection title={t`What others see of you`}>
      <Switch
        label={t`Hide my last-seen and read receipts`}
        hint={t`Nobody sees when you were last here or whether you have read a message.`}
        checked={hide_presence}
        onCheckedChange={(isOn) => void choose({ hide_presence: isOn })}
      />
      {(role === 'divorcee' || role === 'lawyer') && (
        <Switch
          label={t`Show the other party when I have read a message`}
          hint={t`While this is off, the other party and their lawyer do not see it.`}
          checked={shares_read_receipts && !hide_presence}
          disabled={hide_presence}
          onCheckedChange={(isOn) => void choose({ shares_read_receipts: isOn })}
        />
      )}
      <ProfileSavingLine saving={saving} />
    </ProfileSection>
  );
}
