import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { DocumentType } from '../documents/document-types.ts';
import { Name, Text } from '../text.ts';
import { Currency, Timestamp } from '../values.ts';

const Amount = z.int().check(z.minimum(0), z.maximum(limits.figureMost));
const Page = z.int().check(z.minimum(1), z.maximum(10_000));

/** How often something comes in or goes out. */
const Rhythm = z._default(z.enum(['weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly']), 'monthly');

/** What kind of thing a figure is: what somebody owns is one of them, what they owe or spend is for the home or not. */
const FigureKind = z._default(
  z.enum(['home', 'account', 'pension_pot', 'pension_salary', 'business', 'vehicle', 'contents', 'other']),
  'other',
);

/** The percent of something joint that is of the party who entered it; the rest is of the other one. */
const OwnShare = z._default(z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)), 50);

/** One amount of a party’s statement, in the smallest unit of the case’s currency. */
export const Figure = z.object({
  id: z.uuid(),
  /** The party who entered it. */
  participant_id: z.uuid(),
  /** Whether it is of both together. */
  is_joint: z.boolean(),
  own_share: OwnShare,
  category: z.enum(['owns', 'owes', 'comes_in', 'goes_out']),
  kind: FigureKind,
  label: Name(limits.figureLabelMax),
  /** As it comes in or goes out each time. */
  amount_minor: Amount,
  rhythm: Rhythm,
  as_of: z.iso.date(),
  /** Where it is written; null for an own estimate. The document’s id is null for people who may not read the document. */
  evidence: z.nullable(z.object({ upload_id: z.nullable(z.uuid()), doc_type: DocumentType, page: Page })),
  /** The amounts before, as far as everybody has seen them, oldest first. */
  former: z.array(z.object({ amount_minor: Amount, until: Timestamp })),
  version: Version,
});
export type Figure = z.infer<typeof Figure>;

/** A question of the mediator about a figure. Until it is sent, only mediators read it. */
export const FigureQuestion = z.object({
  id: z.uuid(),
  figure_id: z.uuid(),
  question: z.string(),
  sent_at: z.nullable(Timestamp),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(Timestamp),
});
export type FigureQuestion = z.infer<typeof FigureQuestion>;

/** A party, with when they said that their figures are complete, as far as the caller may know. */
export const MoneyParty = z.object({
  participant_id: z.uuid(),
  /** The owner of their documents. */
  user_id: z.uuid(),
  name: z.string(),
  completed_at: z.nullable(Timestamp),
});
export type MoneyParty = z.infer<typeof MoneyParty>;

/** The money of a case, as far as the caller may read it. */
export const Money = z.object({
  currency: z.string(),
  /** When both statements were opened to everybody in the case. */
  opened_at: z.nullable(Timestamp),
  /** The party whose figures the caller enters. */
  enters_for: z.nullable(z.uuid()),
  parties: z.array(MoneyParty),
  figures: z.array(Figure),
  questions: z.array(FigureQuestion),
});
export type Money = z.infer<typeof Money>;

/** A figure as a released statement keeps it. */
export const StatementFigure = z.omit(Figure, { kind: true, version: true });
export type StatementFigure = z.infer<typeof StatementFigure>;

/** The open figures of both, as the annex of a released Open Financial Statement keeps them. */
export const MoneyStatement = z.object({
  currency: z.string(),
  opened_at: Timestamp,
  parties: z.array(z.object({ participant_id: z.uuid(), name: z.string() })),
  figures: z.array(StatementFigure),
});
export type MoneyStatement = z.infer<typeof MoneyStatement>;

const { is_joint, own_share, category, kind, label, amount_minor, rhythm, as_of } = Figure.shape;
const Content = { is_joint, own_share, category, kind, label, amount_minor, rhythm, as_of };
const Evidence = z.nullable(z.object({ upload_id: z.uuid(), page: Page }));
const done = z.object({ ok: z.literal(true) });

/** The figures, questions and statements of a case. */
export const getMoney = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/money',
  reads: ['money'],
  input: z.object({ caseId: z.uuid() }),
  output: Money,
});

/** Adds a figure to one’s own statement, or as a confirmed lawyer to that of the client. */
export const addFigure = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/figures',
  changes: ['money', 'activity'],
  input: z.object({ caseId: z.uuid(), ...Content, evidence: Evidence }),
  output: done,
});

/** Changes a figure. Without `evidence` it stays where it is written. */
export const updateFigure = endpoint({
  method: 'PUT',
  path: '/api/figures/:figureId',
  changes: ['money', 'activity'],
  input: z.object({ figureId: z.uuid(), ...Content, evidence: z.optional(Evidence), version: Version }),
  output: done,
});

/** Removes a figure that not everybody has seen. */
export const removeFigure = endpoint({
  method: 'DELETE',
  path: '/api/figures/:figureId',
  changes: ['money'],
  input: z.object({ figureId: z.uuid() }),
  output: done,
});

/** A party says whether their figures are complete. */
export const completeStatement = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/statement',
  changes: ['money', 'activity'],
  input: z.object({ caseId: z.uuid(), is_complete: z.boolean() }),
  output: done,
});

/** Sends figures back to a party who said that they are complete, so that they can change. For the case's mediator. */
export const returnStatement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/return-statement',
  changes: ['money', 'activity'],
  input: z.object({ caseId: z.uuid(), participant_id: z.uuid() }),
  output: done,
});

/** Opens both statements to everybody in the case at the same moment. For its mediator. */
export const openStatements = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/open-statements',
  changes: ['money', 'activity'],
  input: z.object({ caseId: z.uuid() }),
  output: done,
});

/** Sets the currency of the case, while there is no figure. For its mediator. */
export const setCaseCurrency = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/currency',
  changes: ['money', 'cases'],
  input: z.object({ caseId: z.uuid(), currency: Currency }),
  output: done,
});

/** Notes a question about a figure, to be sent later. For the mediator. */
export const askAboutFigure = endpoint({
  method: 'POST',
  path: '/api/figures/:figureId/questions',
  changes: ['money'],
  input: z.object({ figureId: z.uuid(), question: Text(limits.noteMax) }),
  output: done,
});

/** Removes a question that was not sent. For the mediator. */
export const removeFigureQuestion = endpoint({
  method: 'DELETE',
  path: '/api/figure-questions/:figureQuestionId',
  changes: ['money'],
  input: z.object({ figureQuestionId: z.uuid() }),
  output: done,
});

/** Sends all noted questions together, each to the figure’s owner and their lawyer. For the mediator. */
export const sendFigureQuestions = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/send-figure-questions',
  changes: ['money', 'activity'],
  input: z.object({ caseId: z.uuid() }),
  output: done,
});

/** Answers a question about an own figure. */
export const answerFigureQuestion = endpoint({
  method: 'POST',
  path: '/api/figure-questions/:figureQuestionId/answer',
  changes: ['money', 'activity'],
  input: z.object({ figureQuestionId: z.uuid(), answer: Text(limits.commentMax) }),
  output: done,
});
