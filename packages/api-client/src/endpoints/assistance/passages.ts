import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { Text, plainLine } from '../text.ts';
import { Role } from '../people/users.ts';

/** The languages that the assistant answers in. */
export const AssistantLanguage = z.enum(['en', 'es']);
export type AssistantLanguage = z.infer<typeof AssistantLanguage>;

const words = {
  /** The roles that may be answered with it. */
  roles: z.array(Role).check(z.minLength(1), z.maxLength(4)),
  title: Text(120).check(plainLine),
  text: Text(2000),
  /** Questions that it answers, as people ask them. */
  questions: z.array(Text(200)).check(z.minLength(1), z.maxLength(20)),
};

/**
 * A passage that the assistant quotes in an organization: built in, changed by the organization, or added by it.
 * Placeholders in braces, like `{emergency}`, stand for promised numbers and safety contacts. A built-in one has no
 * version.
 */
export const OrganizationPassage = z.object({
  id: z.string(),
  language: AssistantLanguage,
  origin: z.enum(['built_in', 'changed', 'added']),
  ...words,
  reviewed_on: z.iso.date(),
  version: z.nullable(z.int()),
});
export type OrganizationPassage = z.infer<typeof OrganizationPassage>;

const address = {
  orgId: z.uuid(),
  language: AssistantLanguage,
  passageId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
};

/** Lists the passages of the assistant in an organization, by title; for admins. */
export const listPassages = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/passages',
  reads: ['organizations'],
  input: z.object({ orgId: z.uuid(), language: AssistantLanguage }),
  output: z.object({ passages: z.array(OrganizationPassage) }),
});

/**
 * Changes a passage for an organization, or adds one with a new id; for admins. A text that replaces a built-in one keeps
 * its placeholders. `version` is that of the organization's own passage; without one there is none yet.
 */
export const savePassage = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId/passages/:language/:passageId',
  changes: ['organizations'],
  input: z.object({ ...address, ...words, version: z.optional(z.nullable(Version)) }),
  output: z.object({ passage: OrganizationPassage }),
});

/** Removes the organization's own passage, so that a built-in one with the same id is quoted again; for admins. */
export const removePassage = endpoint({
  method: 'DELETE',
  path: '/api/organizations/:orgId/passages/:language/:passageId',
  changes: ['organizations'],
  input: z.object(address),
  output: z.object({ ok: z.literal(true) }),
});
