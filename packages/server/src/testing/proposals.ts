import type { ApiClient } from '@mediation/api-client';
import type { TestPerson } from '../testing.ts';
import type { Family } from './family.ts';

type NewProposal = Parameters<ApiClient['makeProposal']>[0];

export const terms = [
  { label: 'Mon and Tue', words: 'Ada and Eli sleep at Maya’s.' },
  { label: 'Wednesday', words: 'Every week at Maya’s.' },
];

/** Adds a topic as the mediator. */
export const addTopic = async ({ mediator, caseId }: Family, title: string | null = 'School days') =>
  (await mediator.api.addTopic({ caseId, issue: 'parenting', title })).topic;

/** Makes a proposal to everyone, by default without an end. */
export const offer = async ({ api }: TestPerson, topicId: string, changes: Partial<NewProposal> = {}) =>
  (await api.makeProposal({ topicId, audience: 'everyone', terms, ...changes })).proposal;

/** The negotiation as one person reads it. */
export const negotiationOf = ({ api }: TestPerson, { caseId }: Family) => api.getNegotiation({ caseId });
