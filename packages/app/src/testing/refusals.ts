import { answerRequests } from './interruptions.ts';

interface Refusal {
  message?: string | undefined;
  status?: number;
}

/** A refusal as the server sends it, with a message or without a word. */
export const refusal = ({ message, status = 429 }: Refusal = {}) =>
  message === undefined ? new Response(null, { status }) : Response.json({ error: { message } }, { status });

/**
 * Answers every request of a method whose address contains or matches `part` with a refusal, until the returned function
 * is called.
 */
export function refuseRequests(method: 'GET' | 'POST', part: string | RegExp, how: Refusal = {}): () => void {
  return answerRequests(part, (send, init) => ((init?.method ?? 'GET') === method ? refusal(how) : send()));
}
