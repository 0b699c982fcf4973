import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { MediationSession, SessionWord } from './sessions.ts';
import { Text } from '../text.ts';

const sessionInput = { sessionId: z.uuid() };
const output = z.object({ session: MediationSession });

/** Writes to the mediator about a session. Nobody else reads it. */
export const writeSessionWord = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/words',
  changes: ['sessions'],
  input: z.object({ ...sessionInput, about: SessionWord.shape.about, text: Text(limits.noteMax) }),
  output,
});

/** Replaces the documents to look at in a session; for its mediator. Each attendee sees those that they may read. */
export const chooseSessionDocuments = endpoint({
  method: 'PUT',
  path: '/api/sessions/:sessionId/documents',
  changes: ['sessions'],
  input: z.object({ ...sessionInput, documents: z.array(z.uuid()).check(z.maxLength(20)) }),
  output,
});

/**
 * Says whether an action is done; for its owner and the mediator. `place` and `text` name it: a list that the mediator
 * has changed meanwhile answers `conflict`.
 */
export const tickNextAction = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/actions/tick',
  changes: ['sessions', 'activity'],
  input: z.object({
    ...sessionInput,
    place: z.int().check(z.minimum(0), z.maximum(19)),
    text: z.string().check(z.maxLength(300)),
    is_done: z.boolean(),
  }),
  output,
});
