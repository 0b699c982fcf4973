import type { TestServer } from '../../testing.ts';
import { copied } from '../../testing/copies/copied.ts';
import { openFamily } from '../../testing/family.ts';
import { beginAt, inHours, proposeAndConfirm } from '../sessions/sessions.fixture.ts';

/** A family that has held a session, and now negotiates. */
export const openNegotiation = copied(async (server: TestServer) => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  await server.owner`update requirements set na_reason = 'There is none.' where case_id = ${caseId}`;
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.advanceCase({ caseId, step: 'first_session', version });
  const { id: sessionId } = await proposeAndConfirm(family);
  await beginAt(server, sessionId, inHours(-1));
  const { session } = await mediator.api.getSession({ sessionId });
  await mediator.api.completeSession({ sessionId, status: 'completed', version: session.version });
  return family;
});
