import { useLingui } from '@lingui/react/macro';
import type { Contact, Person } from '@mediation/api-client';
import { Facts, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { SafeContactFacts } from '../../shared/people/safe-contact-facts.tsx';

/** What the mediator wrote down about a person with an account, as far as the account does not say the same. */
export function YourEntry({ entry, person }: { entry: Contact; person: Person | undefined }) {
  const { t } = useLingui();
  const { email, phone, note, safe_contact: safe } = entry;
  const facts = [
    ...(email === null || email === person?.email ? [] : [{ term: t`Email`, detail: email }]),
    ...(phone === null || phone === person?.phone ? [] : [{ term: t`Phone`, detail: phone }]),
    ...(note === '' ? [] : [{ term: t`Note`, detail: note }]),
  ];
  return (
    <section aria-labelledby="your-entry">
      <Stack gap="small">
        <Row justify="between">
          <Text asChild weight="strong">
            <h3 id="your-entry">{t`Your note`}</h3>
          </Text>
          <Link to={`?contact=${entry.id}&do=edit`}>{t`Edit`}</Link>
        </Row>
        {facts.length > 0 ? <Facts facts={facts} /> : <Text tone="soft">{t`You wrote nothing down.`}</Text>}
        {(safe.channels.length > 0 || safe.hours !== '') && <SafeContactFacts contact={safe} />}
      </Stack>
    </section>
  );
}
