import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

/** Lets eleven minutes pass since the person signed in or confirmed. */
export async function later(...people: Pick<TestPerson, 'sessionId'>[]) {
  for (const { sessionId } of people) {
    await server.owner`update auth.sessions set created_at = created_at - interval '11 minutes' where id = ${sessionId}`;
    await server.owner`
      update private.sign_in_proofs set confirmed_at = confirmed_at - interval '11 minutes' where session_id = ${sessionId}`;
  }
}
