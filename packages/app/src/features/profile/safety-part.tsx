import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { AiConsentSection } from './ai-consent-section.tsx';
import { DeliverySections } from './delivery-section.tsx';
import { QuickExitSection } from './quick-exit-section.tsx';
import { SafeContactSection } from './safe-contact-section.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { SavingLine } from './saving-line.tsx';
import { Section } from './section.tsx';
import { type SettingsProps, WithSettings } from './with-settings.tsx';

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
  const [wished, setWished] = useState<boolean>();
  const saving = useAction({ inPlace: true });
  const choose = async (hide_presence: boolean) => {
    setWished(hide_presence);
    await saving.run(() => change({ hide_presence }), { failed: t`Failed to save this` });
    setWished(undefined);
  };
  return (
    <Section title={t`What others see of you`}>
      <Switch
        label={t`Hide my last-seen and read receipts`}
        hint={t`Nobody sees when you were last here or whether you have read a message.`}
        checked={wished ?? settings.hide_presence}
        onCheckedChange={(isOn) => void choose(isOn)}
      />
      <SavingLine saving={saving} />
    </Section>
  );
}
