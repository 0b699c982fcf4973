import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { DocumentKind } from './agreements.ts';
import { Timestamp } from '../values.ts';

/** A round in which the lawyers of both sides comment on a version, unseen until it closes. */
export const LawyerRound = z.object({
  id: z.uuid(),
  version_id: z.uuid(),
  opened_at: Timestamp,
  deadline_at: Timestamp,
  /** When all comments were opened: all lawyers were done, or the deadline had passed. */
  closed_at: z.nullable(Timestamp),
  /**
   * Its lawyers with the number of their comments, once it is closed. Before that a lawyer reads their own line, and the
   * mediator who is done, without numbers.
   */
  lawyers: z.array(
    z.object({
      participant_id: z.uuid(),
      name: z.string(),
      is_me: z.boolean(),
      done_at: z.nullable(Timestamp),
      comments: z.int(),
    }),
  ),
});
export type LawyerRound = z.infer<typeof LawyerRound>;

/** An open lawyer round in which the caller is asked for comments. */
export const AskedRound = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  case_title: z.string(),
  document: DocumentKind,
  version_number: z.int(),
  deadline_at: Timestamp,
  /** Whether the caller said that they are done. */
  is_done: z.boolean(),
  /** How many comments the caller wrote in it. */
  comments: z.int(),
});
export type AskedRound = z.infer<typeof AskedRound>;

/** The open lawyer rounds in which the calling lawyer is asked for comments, the nearest deadline first. */
export const listAskedRounds = endpoint({
  method: 'GET',
  path: '/api/lawyer-rounds',
  reads: ['agreements'],
  input: z.object({}),
  output: z.object({ rounds: z.array(AskedRound) }),
});

/** The lawyer rounds of a document, newest first. */
export const listLawyerRounds = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement/:document/rounds',
  reads: ['agreements'],
  input: z.object({ caseId: z.uuid(), document: DocumentKind }),
  output: z.object({ rounds: z.array(LawyerRound) }),
});

/** Opens a lawyer round for the newest version of a document that everybody reads. For the case's mediator. */
export const openLawyerRound = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/rounds',
  changes: ['agreements', 'activity'],
  input: z.object({ caseId: z.uuid(), versionId: z.uuid(), deadline_at: Timestamp }),
  output: z.object({ round: LawyerRound }),
});

/** Says that the calling lawyer is done. When all lawyers are, the round closes and everybody reads the comments. */
export const finishLawyerRound = endpoint({
  method: 'POST',
  path: '/api/lawyer-rounds/:roundId/finish',
  changes: ['agreements', 'activity'],
  input: z.object({ roundId: z.uuid() }),
  output: z.object({ round: LawyerRound }),
});

/** Undoes that the calling lawyer is done, until the round closes. */
export const resumeLawyerRound = endpoint({
  method: 'POST',
  path: '/api/lawyer-rounds/:roundId/resume',
  changes: ['agreements', 'activity'],
  input: z.object({ roundId: z.uuid() }),
  output: z.object({ round: LawyerRound }),
});

/** Gives the lawyers of an open round more time. For the case's mediator. */
export const extendLawyerRound = endpoint({
  method: 'POST',
  path: '/api/lawyer-rounds/:roundId/extend',
  changes: ['agreements', 'activity'],
  input: z.object({ roundId: z.uuid(), deadline_at: Timestamp }),
  output: z.object({ round: LawyerRound }),
});

/** Closes a round before its deadline: all comments are opened together. For the case's mediator. */
export const endLawyerRound = endpoint({
  method: 'POST',
  path: '/api/lawyer-rounds/:roundId/end',
  changes: ['agreements', 'activity'],
  input: z.object({ roundId: z.uuid() }),
  output: z.object({ round: LawyerRound }),
});
