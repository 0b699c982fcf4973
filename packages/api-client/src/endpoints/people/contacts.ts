import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { CaseStatus } from '../cases/cases.ts';
import { trim } from '../text.ts';
import { Email, PersonName, SafeContact } from './users.ts';
import { Phone } from '../values.ts';

/** What a mediator wrote down about a person. */
export const ContactDetails = z.object({
  name: PersonName,
  email: z.nullable(Email),
  phone: z.nullable(Phone),
  note: z.string().check(trim, z.maxLength(limits.descriptionMax)),
  safe_contact: SafeContact,
});
export type ContactDetails = z.infer<typeof ContactDetails>;

/** A mediator's own entry about a person. Nobody else reads it. */
export const Contact = z.extend(ContactDetails, {
  id: z.uuid(),
  /** The account of this person; null while none is known. */
  user_id: z.nullable(z.uuid()),
  /** The cases into which an address of this entry was invited. */
  cases: z.array(z.object({ id: z.uuid(), title: z.string(), status: CaseStatus })),
  /** Another entry, or a person with an account, with the same address. */
  double: z.nullable(z.object({ contact_id: z.nullable(z.uuid()), user_id: z.nullable(z.uuid()), name: z.string() })),
  version: Version,
});
export type Contact = z.infer<typeof Contact>;

/** Lists the caller's entries by name: those without an account, or the one about `userId`. */
export const listContacts = endpoint({
  method: 'GET',
  path: '/api/contacts',
  reads: ['people', 'invitations'],
  input: z.object({
    ...pageInput,
    userId: z.optional(z.uuid()),
    /** Part of a name or of an address. */
    q: z.optional(z.string().check(trim, z.maxLength(limits.nameMax))),
  }),
  output: z.object({ contacts: z.array(Contact), ...pageOutput }),
});

export const getContact = endpoint({
  method: 'GET',
  path: '/api/contacts/:contactId',
  reads: ['people', 'invitations'],
  input: z.object({ contactId: z.uuid() }),
  output: z.object({ contact: Contact }),
});

/** Adds an entry; for mediators. */
export const addContact = endpoint({
  method: 'POST',
  path: '/api/contacts',
  changes: ['people'],
  input: ContactDetails,
  output: z.object({ contact: Contact }),
});

export const updateContact = endpoint({
  method: 'PUT',
  path: '/api/contacts/:contactId',
  changes: ['people'],
  input: z.extend(ContactDetails, { contactId: z.uuid(), version: Version }),
  output: z.object({ contact: Contact }),
});

export const deleteContact = endpoint({
  method: 'DELETE',
  path: '/api/contacts/:contactId',
  changes: ['people'],
  input: z.object({ contactId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/**
 * Makes one of two entries about one person. It goes into another entry, or to a person with an account, whose entry it
 * becomes. `keep` is what stays written down. Two people with accounts of their own are a `conflict`.
 */
export const mergeContact = endpoint({
  method: 'POST',
  path: '/api/contacts/:contactId/merge',
  changes: ['people'],
  input: z
    .object({
      contactId: z.uuid(),
      version: Version,
      into_contact: z.optional(z.uuid()),
      into_person: z.optional(z.uuid()),
      keep: ContactDetails,
    })
    .check(
      z.refine(
        ({ into_contact, into_person }) => (into_contact === undefined) !== (into_person === undefined),
        'Choose one entry or one person.',
      ),
    ),
  output: z.object({ contact: Contact }),
});

/** What a mediator may know about earlier cases with a person. */
export const ConflictCheck = z.object({
  /** The cases that the caller mediates. */
  own: z.array(
    z.object({
      case_id: z.uuid(),
      year: z.int(),
      role: z.enum(['divorcee', 'lawyer']),
      /** Whether the person joined; otherwise they were only invited or named. */
      has_joined: z.boolean(),
      matched: z.enum(['email', 'name']),
    }),
  ),
  /** Whether colleagues know the person, and whom to ask. A case without a mediator names nobody. */
  organization: z.object({ is_known: z.boolean(), ask: z.array(z.string()) }),
});
export type ConflictCheck = z.infer<typeof ConflictCheck>;

/** Looks for earlier cases with a person in the caller's organization; for mediators. A POST keeps names out of addresses. */
export const checkConflict = endpoint({
  method: 'POST',
  path: '/api/conflict-checks',
  changes: [],
  input: z
    .object({ name: z.optional(PersonName), email: z.optional(Email) })
    .check(
      z.refine(({ name, email }) => name !== undefined || email !== undefined, 'Enter a name or an email address.'),
    ),
  output: ConflictCheck,
});
