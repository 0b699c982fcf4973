import { useLingui } from '@lingui/react/macro';
import type { IntakeField } from './intake-values.ts';

/** The labels of the form: a party answers about themselves, a lawyer about their client. */
export function useIntakeLabels(isForClient: boolean) {
  const { t } = useLingui();
  const fields: Record<IntakeField, string> = isForClient
    ? {
        name: t`Your client’s full name`,
        email: t`Your client’s email`,
        phone: t`Your client’s phone`,
        birth: t`Your client’s date of birth`,
        address: t`Your client’s address`,
        relationship: t`Your client’s relationship`,
        matters: t`What matters to your client`,
        access: t`What helps your client take part`,
      }
    : {
        name: t`Your full name`,
        email: t`Email`,
        phone: t`Phone`,
        birth: t`Date of birth`,
        address: t`Address`,
        relationship: t`Your relationship`,
        matters: t`What matters to you`,
        access: t`What helps you take part`,
      };
  const problems: Partial<Record<IntakeField, string>> = {
    name: isForClient ? t`Enter your client’s full name.` : t`Enter your full name.`,
    email: t`Enter an email address, like name@example.org.`,
    phone: t`Enter a phone number, like +44 117 496 0233.`,
    birth: t`Enter a date of birth in the past.`,
    address: isForClient ? t`Enter your client’s address.` : t`Enter your address.`,
  };
  return {
    fields,
    problems,
    person: isForClient ? t`Your client` : t`You`,
    ownWords: isForClient ? t`In their own words` : t`In your own words`,
    privacy: isForClient
      ? t`Only the mediator, your client and you see it, never the other party.`
      : t`Only your mediator and your lawyer see it, never the other party.`,
  };
}
