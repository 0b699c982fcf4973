import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
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

/** How to reach a person, with when they last said so. */
export const ConfirmedSafeContact = z.extend(SafeContact, { confirmed_at: z.nullable(Timestamp) });

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
