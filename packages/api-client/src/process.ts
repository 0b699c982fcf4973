interface Condition {
  /** Who meets the condition: each party on their own, the parties together, or the mediator. */
  by: 'party' | 'parties' | 'mediator';
  /** Set when the mediator states it. Every other condition is computed from the facts of the case. */
  isStated?: true;
}

/** The conditions that a step can wait for. */
export const conditions = {
  parties_joined: { by: 'parties' },
  intake: { by: 'party' },
  documents: { by: 'party' },
  review_completed: { by: 'mediator', isStated: true },
  session_held: { by: 'parties' },
  draft_shared: { by: 'mediator' },
  signatures_in: { by: 'party' },
} as const satisfies Record<string, Condition>;
export type ConditionCode = keyof typeof conditions;

/** Whether the mediator states this condition. */
export const isStated = (code: string) => statedCodes.has(code);

const statedCodes = new Set(
  Object.entries(conditions).flatMap(([code, condition]) => ('isStated' in condition ? [code] : [])),
);

interface StepRow {
  id: string;
  /** The step is complete when all of these conditions are met. */
  conditions: readonly ConditionCode[];
}

/**
 * The seven steps of a mediation, in order. The database holds the same rows. It alone computes the current step and
 * decides who may advance it.
 */
export const processSteps = [
  { id: 'intake', conditions: ['parties_joined', 'intake'] },
  { id: 'document_upload', conditions: ['documents'] },
  { id: 'mediator_review', conditions: ['review_completed'] },
  { id: 'first_session', conditions: ['session_held'] },
  { id: 'negotiation_sessions', conditions: ['draft_shared'] },
  { id: 'agreement_draft', conditions: ['parties_joined', 'signatures_in'] },
  { id: 'final_agreement', conditions: [] },
] as const satisfies readonly StepRow[];

/** The ids of the seven steps, in order. */
export const steps = processSteps.map(({ id }) => id);

/** The step after this one; undefined after the last. */
export const stepAfter = (step: (typeof steps)[number]) => steps[steps.indexOf(step) + 1];
