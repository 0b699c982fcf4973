import type { ApiClient } from '@mediation/api-client';
import type { TestPerson } from '../../testing.ts';
import type { Family } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

type NewProposal = Parameters<ApiClient['makeProposal']>[0];

export const terms = [
  { label: 'Mon and Tue', words: 'Ada and Eli sleep at Maya’s.' },
  { label: 'Wednesday', words: 'Every week at Maya’s.' },
];

/** The same with another middle of the week. */
export const otherTerms = [terms[0]!, { label: 'Wednesday', words: 'In turns.' }];

/** Adds a topic as the mediator. */
export const addTopic = async ({ mediator, caseId }: Family, title: string | null = 'School days') =>
  (await mediator.api.addTopic({ caseId, issue: 'parenting', title })).topic;

/** Makes a proposal to everyone, by default without an end. */
export const offer = async ({ api }: TestPerson, topicId: string, changes: Partial<NewProposal> = {}) =>
  (await api.makeProposal({ topicId, audience: 'everyone', terms, ...changes })).proposal;

/** The negotiation as one person reads it. */
export const negotiationOf = ({ api }: TestPerson, { caseId }: Family) => api.getNegotiation({ caseId });

/** What happened in a negotiation, with its readers, oldest first. */
export const eventsOf = (caseId: string) =>
  server.owner<{ kind: string; visible_to: string }>`
    select kind, visible_to from case_events where case_id = ${caseId} and kind ~ '^(proposal|question|topic)_'
    order by created_at`;

/** A person’s notifications about a topic, oldest first. */
export const messagesFor = async (person: { id: string }, topicId: string) =>
  (
    await server.owner<{ message: string }>`
      select message from notifications where user_id = ${person.id} and subject_id = ${topicId} order by created_at`
  ).map(({ message }) => message);
