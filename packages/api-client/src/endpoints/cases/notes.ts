import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { Text } from '../text.ts';
import { Timestamp } from '../values.ts';

export const NoteKind = z.enum(['joint', 'caucus_a', 'caucus_b', 'admin']);
export type NoteKind = z.infer<typeof NoteKind>;

/** A mediator's private note. No party, lawyer, admin or other mediator reads it. */
export const Note = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  text: z.string(),
  kind: NoteKind,
  tags: z.array(z.string()),
  /** The day on which the retention job deletes the note. */
  purge_on: z.nullable(z.iso.date()),
  version: Version,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Note = z.infer<typeof Note>;

const NoteText = Text(limits.messageMax);
const Tags = z.array(Text(40)).check(z.maxLength(20));

/** Lists the caller's notes about a case that they mediate, newest first. */
export const listNotes = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/notes',
  reads: ['notes'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ notes: z.array(Note), ...pageOutput }),
});

export const addNote = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/notes',
  changes: ['notes'],
  input: z.object({
    caseId: z.uuid(),
    text: NoteText,
    kind: z._default(NoteKind, 'joint'),
    tags: z._default(Tags, []),
    purge_on: z.optional(z.nullable(z.iso.date())),
  }),
  output: z.object({ note: Note }),
});

export const updateNote = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/notes/:noteId',
  changes: ['notes'],
  input: z.object({
    caseId: z.uuid(),
    noteId: z.uuid(),
    text: z.optional(NoteText),
    kind: z.optional(NoteKind),
    tags: z.optional(Tags),
    purge_on: z.optional(z.nullable(z.iso.date())),
    version: Version,
  }),
  output: z.object({ note: Note }),
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/cases/:caseId/notes/:noteId',
  changes: ['notes'],
  input: z.object({ caseId: z.uuid(), noteId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
