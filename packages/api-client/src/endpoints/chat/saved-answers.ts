import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Name, Text } from '../text.ts';

/** An answer that admins use again and again in the support inbox of an organization. */
export const SavedAnswer = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  version: Version,
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

const words = { title: Name(limits.titleMax), content: Text(limits.messageMax) };
const one = z.object({ answer: SavedAnswer });

/**
 * Lists the saved answers for a person's questions, by title, for admins: those of the person's organization, or those for
 * people without one.
 */
export const listSavedAnswers = endpoint({
  method: 'GET',
  path: '/api/admin/support/:userId/answers',
  reads: ['conversations'],
  input: z.object({ userId: z.uuid() }),
  output: z.object({ answers: z.array(SavedAnswer) }),
});

/** Saves an answer for the organization of this person, for admins. */
export const addSavedAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/support/:userId/answers',
  changes: ['conversations'],
  input: z.object({ userId: z.uuid(), ...words }),
  output: one,
});

/** Changes a saved answer, for admins. */
export const changeSavedAnswer = endpoint({
  method: 'PUT',
  path: '/api/admin/saved-answers/:answerId',
  changes: ['conversations'],
  input: z.object({ answerId: z.uuid(), version: Version, ...words }),
  output: one,
});

/** Deletes a saved answer, for admins. */
export const deleteSavedAnswer = endpoint({
  method: 'DELETE',
  path: '/api/admin/saved-answers/:answerId',
  changes: ['conversations'],
  input: z.object({ answerId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
