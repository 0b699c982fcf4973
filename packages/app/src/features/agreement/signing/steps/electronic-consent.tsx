import { useLingui } from '@lingui/react/macro';
import { electronicConsent } from '@mediation/api-client';
import { Text } from '@mediation/ui';

/** What a person agrees to by signing on screen, with the number of its wording, which the signature keeps. */
export function ElectronicConsent() {
  const { t } = useLingui();
  return (
    <Text>
      {t`By signing here you say: “I agree to sign electronically. I know that I can sign on paper instead.” (Wording ${electronicConsent})`}
    </Text>
  );
}
