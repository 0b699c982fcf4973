import type { PhrasingGoal } from '@mediation/api-client';

/** Openings by goal; the person's own words follow. */
export const openings: Record<PhrasingGoal, readonly string[]> = {
  calm: ['I would like us to find a way that works for both of us.', 'Here is how I see it.'],
  short: ['In short:'],
  request: ['I have a request.', 'It would help me to hear what you think about this.'],
  boundary: ['I want to keep our messages to one topic.', 'I am happy to talk about this with our mediator.'],
};
