import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Issue } from '../cases/cases.ts';
import { Name, Text, plainLine, trim } from '../text.ts';
import { Timestamp } from '../values.ts';

/** A topic that the parties have to settle. Several topics may belong to one kind of issue. */
export const CaseTopic = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  issue: Issue.shape.issue,
  /** Null for a topic that has the name of its issue. */
  title: z.nullable(z.string()),
  /** Why it waits, for everybody in the case. */
  note: z.nullable(z.string()),
  state: Issue.shape.state,
  /** The proposal that was agreed; null while nothing is agreed, and when the mediator stated the agreement. */
  proposal_id: z.nullable(z.uuid()),
  /** When the state last changed. */
  changed_at: Timestamp,
  version: Version,
});
export type CaseTopic = z.infer<typeof CaseTopic>;

/** One row of a proposal: what it is about, and what is proposed. */
export const Term = z.object({ label: Name(limits.termLabelMax), words: Text(limits.termWordsMax) });
export type Term = z.infer<typeof Term>;

/**
 * A proposal. Its words never change: a counter-proposal is a new one, with the answered one as its parent.
 */
export const Proposal = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  topic_id: z.uuid(),
  from_participant_id: z.uuid(),
  from_name: z.string(),
  from_role: z.enum(['divorcee', 'mediator']),
  /** Everybody in the case, or one party with their confirmed lawyer and the mediator. */
  audience: z.enum(['everyone', 'one_side']),
  /** The party whose side reads it; null for everyone. */
  side_participant_id: z.nullable(z.uuid()),
  terms: z.array(Term),
  note: z.nullable(z.string()),
  state: z.enum(['offered', 'countered', 'agreed', 'declined', 'withdrawn', 'expired']),
  parent_id: z.nullable(z.uuid()),
  expires_at: z.nullable(Timestamp),
  /** When it stopped being open. */
  settled_at: z.nullable(Timestamp),
  created_at: Timestamp,
  /** Who has accepted, as far as the caller may know: a mediator's proposal is answered unseen by the other party. */
  accepted_by: z.array(z.uuid()),
  /** Who has declined, as far as the caller may know. The reason is read by that party and the mediator alone. */
  declined_by: z._default(z.array(z.object({ participant_id: z.uuid(), reason: z.nullable(z.string()) })), []),
});
export type Proposal = z.infer<typeof Proposal>;

/** A row of a draft, which may have gaps. */
export const DraftTerm = z.object({
  label: z.string().check(trim, plainLine, z.maxLength(limits.termLabelMax)),
  words: z.string().check(trim, z.maxLength(limits.termWordsMax)),
});

/** A proposal that is not offered yet, read by its author alone. */
export const ProposalDraft = z.object({
  ...z.pick(Proposal, {
    id: true,
    case_id: true,
    topic_id: true,
    audience: true,
    side_participant_id: true,
    note: true,
    parent_id: true,
    expires_at: true,
    created_at: true,
  }).shape,
  terms: z.array(DraftTerm),
});
export type ProposalDraft = z.infer<typeof ProposalDraft>;

/** A private question of the mediator to one party, read by these two alone. */
export const RealityCheck = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  topic_id: z.uuid(),
  participant_id: z.uuid(),
  question: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(Timestamp),
  created_at: Timestamp,
});
export type RealityCheck = z.infer<typeof RealityCheck>;

const Terms = z.array(Term).check(z.minLength(1), z.maxLength(limits.termsMax));

const Reasons = {
  note: z.optional(z.nullable(Text(limits.noteMax))),
  /** Until when it can be answered; without an end when absent. */
  expires_at: z.optional(z.nullable(Timestamp)),
};

const Readers = {
  audience: Proposal.shape.audience,
  /** The party to whose side a mediator proposes. */
  participant_id: z.optional(z.uuid()),
};

const Content = {
  terms: Terms,
  ...Reasons,
  /** The caller's draft that this comes from. It is discarded. */
  draft_id: z.optional(z.uuid()),
};

/** The topics of a case, with the proposals, drafts and private questions that the caller may read, oldest first. */
export const getNegotiation = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/negotiation',
  reads: ['proposals'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({
    topics: z.array(CaseTopic),
    proposals: z.array(Proposal),
    /** The caller's own drafts. */
    drafts: z.array(ProposalDraft),
    reality_checks: z.array(RealityCheck),
  }),
});

const TopicTitle = Name(limits.titleMax);

/** Adds a topic. For the case's mediator. */
export const addTopic = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/topics',
  changes: ['proposals', 'cases', 'activity'],
  input: z.object({ caseId: z.uuid(), issue: CaseTopic.shape.issue, title: z.nullable(TopicTitle) }),
  output: z.object({ topic: CaseTopic }),
});

/** Names a topic, sets its state and says why it waits. For the case's mediator. */
export const updateTopic = endpoint({
  method: 'PUT',
  path: '/api/topics/:topicId',
  changes: ['proposals', 'cases', 'activity'],
  input: z.object({
    topicId: z.uuid(),
    title: z.nullable(TopicTitle),
    state: CaseTopic.shape.state,
    note: z.nullable(Name(limits.topicNoteMax)),
    version: Version,
  }),
  output: z.object({ topic: CaseTopic }),
});

/**
 * Makes a proposal: a party to everyone or to their own side and the mediator, the mediator to both parties or to the
 * side of one, `participant_id`.
 */
export const makeProposal = endpoint({
  method: 'POST',
  path: '/api/topics/:topicId/proposals',
  changes: ['proposals', 'activity'],
  input: z.object({
    topicId: z.uuid(),
    ...Readers,
    ...Content,
  }),
  output: z.object({ proposal: Proposal }),
});

/** Keeps a proposal or a counter-proposal as a draft for its author alone. For the parties and the mediator. */
export const saveProposalDraft = endpoint({
  method: 'POST',
  path: '/api/topics/:topicId/proposal-drafts',
  changes: ['proposals'],
  input: z.object({
    topicId: z.uuid(),
    ...Readers,
    terms: z.array(DraftTerm).check(z.minLength(1), z.maxLength(limits.termsMax)),
    ...Reasons,
    /** The proposal that it answers. */
    parent_id: z.optional(z.nullable(z.uuid())),
    /** The draft that this is a new version of. */
    draft_id: z.optional(z.uuid()),
  }),
  output: z.object({ draft: ProposalDraft }),
});

/** Discards a draft. For its author. */
export const discardProposalDraft = endpoint({
  method: 'DELETE',
  path: '/api/proposal-drafts/:draftId',
  changes: ['proposals'],
  input: z.object({ draftId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Answers a proposal with another one, to the same audience. For a party to whom it was made. */
export const counterProposal = endpoint({
  method: 'POST',
  path: '/api/proposals/:proposalId/counter',
  changes: ['proposals', 'activity'],
  input: z.object({ proposalId: z.uuid(), ...Content }),
  output: z.object({ proposal: Proposal }),
});

/**
 * Accepts a proposal. For a party to whom it was made. A mediator's proposal to both is agreed when both have accepted.
 */
export const acceptProposal = endpoint({
  method: 'POST',
  path: '/api/proposals/:proposalId/accept',
  changes: ['proposals', 'cases', 'activity'],
  input: z.object({ proposalId: z.uuid() }),
  output: z.object({ proposal: Proposal }),
});

/**
 * Declines a proposal. For a party to whom it was made. A mediator's proposal to both is declined when both have answered,
 * so that neither learns of the other's answer before.
 */
export const declineProposal = endpoint({
  method: 'POST',
  path: '/api/proposals/:proposalId/decline',
  changes: ['proposals', 'activity'],
  input: z.object({ proposalId: z.uuid(), reason: z.optional(z.nullable(Text(limits.noteMax))) }),
  output: z.object({ proposal: Proposal }),
});

/** Withdraws an open proposal. For whoever made it. */
export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/api/proposals/:proposalId/withdraw',
  changes: ['proposals', 'activity'],
  input: z.object({ proposalId: z.uuid() }),
  output: z.object({ proposal: Proposal }),
});

/** Asks one party or each alone. For the case's mediator. */
export const askRealityCheck = endpoint({
  method: 'POST',
  path: '/api/topics/:topicId/reality-checks',
  changes: ['proposals', 'activity'],
  input: z.object({
    topicId: z.uuid(),
    participant_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(2)),
    question: Text(limits.noteMax),
  }),
  output: z.object({ ok: z.literal(true) }),
});

/** Answers a private question of the mediator. For the party who was asked. */
export const answerRealityCheck = endpoint({
  method: 'POST',
  path: '/api/reality-checks/:realityCheckId/answer',
  changes: ['proposals', 'activity'],
  input: z.object({ realityCheckId: z.uuid(), answer: Text(limits.commentMax) }),
  output: z.object({ reality_check: RealityCheck }),
});
