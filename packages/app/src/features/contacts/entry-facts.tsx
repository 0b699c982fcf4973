import { useLingui } from '@lingui/react/macro';
import type { Contact } from '@mediation/api-client';
import { Facts, Stack, Text } from '@mediation/ui';
import { CaseLinks } from './case-links.tsx';
import { SafeContactFacts } from '../../shared/people/safe-contact-facts.tsx';

/** What the mediator wrote down about a person, and the cases into which they invited them. */
export function EntryFacts({ contact: { email, phone, note, safe_contact, cases } }: { contact: Contact }) {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <Facts
        facts={[
          { term: t`Email`, detail: email ?? '–' },
          { term: t`Phone`, detail: phone ?? '–' },
          ...(note === '' ? [] : [{ term: t`Note`, detail: note }]),
        ]}
      />
      <SafeContactFacts contact={safe_contact} />
      {cases.length > 0 && (
        <section aria-labelledby="cases-of-entry">
          <Text asChild weight="strong">
            <h3 id="cases-of-entry">{t`Invited into`}</h3>
          </Text>
          <CaseLinks cases={cases} labelledBy="cases-of-entry" />
        </section>
      )}
    </Stack>
  );
}
