import { type Contact, type ContactDetails, type Person, listContacts, listUsers } from '@mediation/api-client';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { blankDetails, detailsOf } from './contact-form.ts';

/** Whom an entry can be merged with: another entry, or a person with an account. */
export interface Double extends ContactDetails {
  id: string;
  kind: 'contact' | 'person';
}

const ofContact = (it: Contact): Double => ({ ...detailsOf(it), id: it.id, kind: 'contact' });

const ofPerson = ({ id, name, email, phone, safe_contact }: Person): Double => ({
  ...blankDetails,
  ...(safe_contact && { safe_contact }),
  id,
  name,
  email,
  phone,
  kind: 'person',
});

/** The others that fit a typed text, and the one with the same address. */
export function useDoubles(contact: Contact) {
  const [query, setQuery] = useState('');
  const q = useDeferredValue(query.trim());
  const searched = q === '' ? {} : { q };
  const entries = useEndpoint(listContacts, { limit: 8, ...searched });
  const people = useEndpoint(listUsers, { limit: 8, ...searched });
  const { email } = contact;
  const isSame = contact.double !== null && email !== null;
  const sameEntries = useEndpoint(listContacts, { q: email ?? '' }, { enabled: isSame });
  const samePeople = useEndpoint(listUsers, { q: email ?? '' }, { enabled: isSame });
  const among = (contacts: Contact[] = [], users: Person[] = []) => [
    ...users.filter(({ email: known, role }) => known !== null && role !== 'mediator').map(ofPerson),
    ...contacts.filter(({ id }) => id !== contact.id).map(ofContact),
  ];
  const same = isSame ? among(sameEntries.data?.contacts, samePeople.data?.users) : [];
  return {
    found: among(entries.data?.contacts, people.data?.users),
    sameEmail: same.find((it) => it.email === email) ?? null,
    isLoading: entries.isFetching || people.isFetching,
    search: setQuery,
  };
}

/** What an entry is merged with: a person's entry where there is one, else the person. Undefined while it loads. */
export function useTarget(chosen: Double | null): Double | null | undefined {
  const userId = chosen?.kind === 'person' ? chosen.id : null;
  const linked = useEndpoint(listContacts, { userId: userId ?? '' }, { enabled: userId !== null });
  if (userId === null) return chosen;
  const entry = linked.data?.contacts[0];
  return linked.data && (entry === undefined ? chosen : ofContact(entry));
}
