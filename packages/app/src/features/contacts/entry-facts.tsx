import { useLingui } from '@lingui/react/macro';
import type { Contact } from '@mediation/api-client';
import { Facts, List, Stack, Text } from '@mediation/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CaseStatusBadge } from '../../shared/badges/case-status-badge.tsx';
import { paths } from '../../paths.ts';
import { SafeContactFacts } from './safe-contact-facts.tsx';

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
          <List aria-labelledby="cases-of-entry">
            {cases.map(({ id, title, status }) => (
              <List.Row key={id} asChild end={<ChevronRight />}>
                <Link to={paths.case(id)}>
                  {title} <CaseStatusBadge status={status} />
                </Link>
              </List.Row>
            ))}
          </List>
        </section>
      )}
    </Stack>
  );
}
