import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { trim } from '../text.ts';
import { Timestamp } from '../values.ts';

/** What the terms of an organization are about, in this order. Fees are a section of their own. */
export const termsKinds = [
  'mediation',
  'choice',
  'confidential',
  'private',
  'records',
  'lawyers',
  'safety',
  'ending',
  'complaints',
  'fees',
] as const;

const Words = (most: number) => z.string().check(trim, z.maxLength(most));

/** A part of the terms. Without a line and words it is left out. Lines of `text` that begin with "- " are a list. */
export const TermsPart = z.object({
  kind: z.enum(termsKinds),
  title: Words(limits.termsTitleMax),
  summary: Words(limits.termsSummaryMax),
  text: Words(limits.termsTextMax),
});
export type TermsPart = z.infer<typeof TermsPart>;

const Parts = z.array(TermsPart).check(
  z.maxLength(termsKinds.length),
  z.refine((parts) => new Set(parts.map(({ kind }) => kind)).size === parts.length, 'Each part is there once.'),
);

/** The parts in each language. Both say the same. */
export const Terms = z.object({ en: Parts, es: Parts });
export type Terms = z.infer<typeof Terms>;

/** The language in which terms are read and signed. */
export const TermsLanguage = z.enum(['en', 'es']);
export type TermsLanguage = z.infer<typeof TermsLanguage>;

/** The terms of an organization, as its admins write them. */
export const OrganizationTerms = z.object({
  /** The draft of the next version: before anybody saved one, the newest version or the starting text. */
  draft: Terms,
  /** 0 before anybody saved a draft since the newest version. */
  version: z.int(),
  /** Whether the draft is still the text that everybody starts from, to be read by a lawyer. */
  is_starting_text: z.boolean(),
  /** What was published, the newest first. */
  published: z.array(z.object({ number: z.int(), published_at: Timestamp, published_by_name: z.nullable(z.string()) })),
});
export type OrganizationTerms = z.infer<typeof OrganizationTerms>;

const ofOrganization = z.object({ orgId: z.uuid() });
const output = z.object({ terms: OrganizationTerms });
const version = z.int().check(z.minimum(0));
const InAddress = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/** Returns the terms of an organization with their draft; for its admins. */
export const getOrganizationTerms = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/terms',
  reads: ['terms'],
  input: ofOrganization,
  output,
});

/** Keeps the draft of the next version; for admins. Nobody else reads it. */
export const saveOrganizationTerms = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId/terms',
  changes: ['terms'],
  input: z.extend(ofOrganization, { draft: Terms, version }),
  output,
});

/** Drops the saved draft, so that it begins again from the newest version; for admins. */
export const discardTermsDraft = endpoint({
  method: 'DELETE',
  path: '/api/organizations/:orgId/terms',
  changes: ['terms'],
  input: z.extend(ofOrganization, { version: InAddress }),
  output,
});

/**
 * Publishes the draft as the next version, which never changes; for admins. Everybody in an open case is asked to sign
 * it. Answers `invalid` where a part is unfinished or missing in one language.
 */
export const publishOrganizationTerms = endpoint({
  method: 'POST',
  path: '/api/organizations/:orgId/terms/publish',
  changes: ['terms', 'activity'],
  input: z.extend(ofOrganization, { version }),
  output,
});

/** The draft as a PDF, as people will read it, or the published version of a number; for admins. */
export const previewOrganizationTerms = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/terms/pdf/:language',
  reads: ['terms'],
  answer: 'file',
  contentTypes: ['application/pdf'],
  input: z.extend(ofOrganization, { language: TermsLanguage, number: z.optional(InAddress) }),
  output: z.file(),
});
