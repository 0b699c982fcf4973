import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { Name, trim } from '../text.ts';
import { Locale, Phone, Timestamp, TimeZone, WebAddress } from '../values.ts';

export const Role = z.enum(['divorcee', 'mediator', 'lawyer', 'admin']);
export type Role = z.infer<typeof Role>;

/** An e-mail address, normalized for comparison: trimmed and in lower case. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A person's display name. */
export const PersonName = Name(limits.nameMax);

/** The signed-in person. `id` and `user_id` are equal; different clients read different ones. */
export const User = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.email(),
  name: z.string(),
  role: Role,
  /** The role requested at registration; null once an admin has granted it. */
  requested_role: z.nullable(Role),
  organization_id: z.nullable(z.uuid()),
  /**
   * For a mediator or an admin without the second factor that they need: the days left to set one up. At 0 they can do
   * nothing else.
   */
  factor_days_left: z.optional(z.int()),
  /** Left out unless the person's second factors were removed in the last month because they were lost. */
  has_lost_factors: z.optional(z.literal(true)),
});
export type User = z.infer<typeof User>;

/** How a person can be reached without harm to them. Known to them, to the mediators who work with them, and to admins. */
export const SafeContact = z.object({
  channels: z.array(z.enum(['app', 'email', 'phone', 'sms', 'post'])).check(z.maxLength(5)),
  /** In the person's own words: "weekdays until noon". */
  hours: z.string().check(trim, z.maxLength(200)),
  /** Whether a voice message may be left, which others could hear. */
  voicemail: z.boolean(),
  /** Whether the sender and the subject must reveal nothing. */
  neutral: z.boolean(),
  code_word: z.string().check(trim, z.maxLength(60)),
});
export type SafeContact = z.infer<typeof SafeContact>;

const ConfirmedSafeContact = z.extend(SafeContact, { confirmed_at: z.nullable(Timestamp) });

/** A person's own settings. Others read only the telephone number and the safe contact. */
export const PersonSettings = z.object({
  phone: z.nullable(z.string()),
  /** Null follows the browser's language. */
  language: z.nullable(z.string()),
  /** Null follows the browser's time zone. */
  time_zone: z.nullable(z.string()),
  theme: z.enum(['light', 'dark', 'system']),
  hide_presence: z.boolean(),
  /** Whether people of the other side may see that the person has read their messages. */
  shares_read_receipts: z.boolean(),
  /** The page that quick exit opens; null uses the platform's default. */
  quick_exit_url: z.nullable(z.string()),
  safe_contact: ConfirmedSafeContact,
});
export type PersonSettings = z.infer<typeof PersonSettings>;

/** Another person. Fields that the caller may not read are null. */
export const Person = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  role: Role,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  safe_contact: z.nullable(ConfirmedSafeContact),
  organization_id: z.nullable(z.uuid()),
  requested_role: z.nullable(Role),
  created_at: z.nullable(Timestamp),
  /** When the account was closed. */
  closed_at: z.nullable(Timestamp),
  last_sign_in_at: z.nullable(Timestamp),
  version: z.nullable(z.int()),
});
export type Person = z.infer<typeof Person>;

/**
 * Gets the person of the access token. Clients must trust this role and not one stored in the browser. The settings are
 * separate from the user, because browsers store the user.
 */
export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ user: User, settings: PersonSettings }),
});

/**
 * Changes the caller's profile and settings. Fields that are left out do not change. Role, organization and e-mail
 * cannot be changed here.
 */
export const updateMe = endpoint({
  method: 'PUT',
  path: '/api/users/me',
  changes: ['account', 'people', 'participants', 'conversations', 'cases'],
  input: z.object({
    name: z.optional(PersonName),
    phone: z.optional(z.nullable(Phone)),
    language: z.optional(Locale),
    time_zone: z.optional(z.nullable(TimeZone)),
    theme: z.optional(PersonSettings.shape.theme),
    hide_presence: z.optional(z.boolean()),
    shares_read_receipts: z.optional(z.boolean()),
    quick_exit_url: z.optional(z.nullable(WebAddress(500))),
    safe_contact: z.optional(SafeContact),
  }),
  output: z.object({ user: User, settings: PersonSettings }),
});

/**
 * Lists the people whom the caller may read: those of their cases, for a mediator their organization, for an admin all.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  reads: ['people'],
  input: z.object({
    ...pageInput,
    /** Part of a name, or of an address that the caller may read. */
    q: z.optional(z.string().check(trim, z.maxLength(limits.nameMax))),
    role: z.optional(Role),
    /** Only open accounts without an organization, for admins of the platform, who themselves do not count. */
    unassigned: z.optional(z.enum(['0', '1'])),
  }),
  output: z.object({ users: z.array(Person), ...pageOutput }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:userId',
  reads: ['people'],
  input: z.object({ userId: z.uuid() }),
  output: z.object({ user: Person }),
});

/** Changes a person's name or organization; for admins. Only `changeRole` changes a role. */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/:userId',
  changes: ['people'],
  input: z.object({
    userId: z.uuid(),
    name: z.optional(PersonName),
    organization_id: z.optional(z.nullable(z.uuid())),
    version: Version,
  }),
  output: z.object({ user: Person }),
});

/**
 * Closes another person's account; for admins. The person is signed out everywhere and leaves their cases at once;
 * their contributions stay.
 */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId',
  changes: ['people'],
  input: z.object({ userId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
