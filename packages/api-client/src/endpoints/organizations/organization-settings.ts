import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { limits } from '../../limits.ts';
import { BirthDates } from '../agreement/recitals.ts';
import { Name, trim } from '../text.ts';
import { Locale, TimeZone } from '../values.ts';

const Years = z.int().check(z.minimum(1), z.maximum(30));

/** The retention of each class of data, in years after a case is closed. */
export const Retention = z.object({
  messages: Years,
  financial_documents: Years,
  notes: Years,
  agreement: Years,
  audit: Years,
});
export type Retention = z.infer<typeof Retention>;

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 09:30.'));
const Span = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from < to, 'This must end after it begins.'));
const Day = z.optional(z.array(Span).check(z.maxLength(4)));

/** The working hours of each weekday in the organization's time zone. A day without hours is a day off. */
export const WorkingHours = z.object({ mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day });
export type WorkingHours = z.infer<typeof WorkingHours>;

/** The address of a video server. Rooms are names below it, so it has no query; a slash at its end is dropped. */
const VideoUrl = z.string().check(
  trim,
  z.overwrite((it) => it.replace(/\/+$/, '')),
  z.maxLength(200),
  z.regex(
    /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?(\/[\w~-]+)*$/i,
    'Enter an address that begins with https://, like https://meet.example.org.',
  ),
);

const Contact = z.string().check(trim, z.maxLength(120));
const Contacts = z.object({ emergency: Contact, violence_line: Contact, crisis_line: Contact });

/**
 * Whom people are told to call in danger, in each language of the assistant: the emergency number, the helpline for
 * violence and the crisis line. Where one is empty, general words stand in its place.
 */
export const SafetyContactSettings = z.object({ en: Contacts, es: Contacts });
export type SafetyContactSettings = z.infer<typeof SafetyContactSettings>;

const Emergency = Contact.check(z.regex(/^$|\d/, 'Give the number to call, like 112.'));
const GivenContacts = z.extend(Contacts, { emergency: Emergency });

const StatusText = z.string().check(trim, z.maxLength(limits.statusTextMax));
const StatusTexts = z.object({ memorandum: StatusText, finances: StatusText, parenting: StatusText });

/**
 * What each kind of paper is in law, in each language of papers, as the organization says it on page one and above the
 * signatures. An empty text becomes the starting text again.
 */
export const StatusTextSettings = z.object({ en: StatusTexts, es: StatusTexts });
export type StatusTextSettings = z.infer<typeof StatusTextSettings>;

/** The settings of an organization. */
export const OrganizationSettings = z.object({
  idle_minutes: z.int().check(z.minimum(5), z.maximum(60)),
  warning_seconds: z.union([z.literal(60), z.literal(120)]),
  retention: Retention,
  ai_enabled: z.boolean(),
  /** Whether texts may be sent to a language model outside of the operator's private network. */
  external_ai_enabled: z.boolean(),
  /** Whether the built-in engine looks for grave signs in messages, for the case's mediator. */
  safety_screening_enabled: z.boolean(),
  safety_contacts: SafetyContactSettings,
  /** For mediators and admins; null for other callers, who read the one that a version kept. */
  status_texts: z._default(z.nullable(StatusTextSettings), null),
  /** How papers write the birth dates of children. */
  birth_dates: z._default(BirthDates, 'year'),
  /** How long a released agreement waits before it can be signed. */
  cooling_off_hours: z.int().check(z.minimum(0), z.maximum(720)),
  /** Whether people without an invitation can ask for a mediation. */
  takes_enquiries: z._default(z.boolean(), false),
  /** Where and in which languages the organization works, for them. */
  enquiry_line: z._default(z.union([z.literal(''), Name(160)]), ''),
  /** Within how many days it answers them. */
  enquiry_days: z._default(z.int().check(z.minimum(1), z.maximum(30)), 3),
  time_zone: TimeZone,
  locale: Locale,
  working_hours: WorkingHours,
  /** The organization's own video server, where video sessions get their rooms; null for links given by hand. */
  video_url: z.nullable(z.string()),
  /** For admins; null for other callers. `open` applies only when the server's registration policy allows it. */
  registration: z.nullable(z.enum(['open', 'approval'])),
  /** For admins; null for other callers. */
  neutral_notifications: z.nullable(z.boolean()),
  version: z.int(),
});
export type OrganizationSettings = z.infer<typeof OrganizationSettings>;

export const getOrganizationSettings = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/settings',
  reads: ['organizations'],
  input: z.object({ orgId: z.uuid() }),
  output: z.object({ settings: OrganizationSettings }),
});

const {
  idle_minutes,
  warning_seconds,
  ai_enabled,
  external_ai_enabled,
  safety_screening_enabled,
  cooling_off_hours,
  time_zone,
  locale,
  working_hours,
} = OrganizationSettings.shape;

/** Changes the settings of an organization; for admins. Fields that are left out do not change. */
export const updateOrganizationSettings = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId/settings',
  changes: ['organizations'],
  input: z.object({
    orgId: z.uuid(),
    idle_minutes: z.optional(idle_minutes),
    warning_seconds: z.optional(warning_seconds),
    retention: z.optional(z.partial(Retention)),
    ai_enabled: z.optional(ai_enabled),
    external_ai_enabled: z.optional(external_ai_enabled),
    safety_screening_enabled: z.optional(safety_screening_enabled),
    safety_contacts: z.optional(z.object({ en: GivenContacts, es: GivenContacts })),
    status_texts: z.optional(StatusTextSettings),
    birth_dates: z.optional(BirthDates),
    cooling_off_hours: z.optional(cooling_off_hours),
    takes_enquiries: z.optional(z.boolean()),
    enquiry_line: z.optional(z.union([z.literal(''), Name(160)])),
    enquiry_days: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
    time_zone: z.optional(time_zone),
    locale: z.optional(locale),
    working_hours: z.optional(working_hours),
    /** Null for links by hand. */
    video_url: z.optional(z.nullable(VideoUrl)),
    registration: z.optional(z.enum(['open', 'approval'])),
    neutral_notifications: z.optional(z.boolean()),
    version: Version,
  }),
  output: z.object({ settings: OrganizationSettings }),
});

/** Whom people of a case are told to call in danger; null where its organization has set nobody. */
export const getSafetyContacts = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/safety-contacts',
  reads: ['organizations'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ contacts: z.nullable(SafetyContactSettings) }),
});
