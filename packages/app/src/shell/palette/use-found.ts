import { type Contact, type Person, listCasesBy, listContacts, listUsers } from '@mediation/api-client';
import { foldedText } from '@mediation/ui/folded-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { useBackend } from '../../backend/backend-provider.tsx';
import { endpointOptions } from '../../backend/use-endpoint.ts';

const most = 6;

/** The cases and, for a mediator or an admin, the people whom a text finds. The server answers only what the person may read. */
export function useFound(query: string) {
  const { role } = useUser();
  const { call } = useBackend();
  const q = useDeferredValue(query.trim());
  const isTyped = q !== '';
  const hasContacts = isTyped && role === 'mediator';
  const hasPeople = hasContacts || (isTyped && role === 'admin');
  const asked = { limit: most, ...(isTyped && { q }) };
  const cases = useQuery({ ...endpointOptions(call, listCasesBy, asked), placeholderData: keepPreviousData });
  const people = useQuery({
    ...endpointOptions(call, listUsers, asked),
    enabled: hasPeople,
    placeholderData: keepPreviousData,
  });
  const contacts = useQuery({
    ...endpointOptions(call, listContacts, asked),
    enabled: hasContacts,
    placeholderData: keepPreviousData,
  });
  // Until the answer arrives, the list shows only loaded entries that match, so that Enter never opens another one.
  const matches = (...words: (string | null)[]) => foldedText(words.join(' ')).includes(foldedText(query.trim()));
  const stillMatches = ({ name, email }: Person | Contact) => matches(name, email);
  return {
    cases: (cases.data?.cases ?? []).filter(
      ({ title, people: names, reference }) => !cases.isPlaceholderData || matches(title, ...names, reference),
    ),
    people: hasPeople ? (people.data?.users ?? []).filter((it) => !people.isPlaceholderData || stillMatches(it)) : [],
    contacts: hasContacts
      ? (contacts.data?.contacts ?? []).filter((it) => !contacts.isPlaceholderData || stillMatches(it))
      : [],
    matches,
    isSearching: cases.isFetching || people.isFetching || contacts.isFetching,
    isFailed: cases.isError || people.isError || contacts.isError,
  };
}
