import type { TestPerson, TestServer } from '../../testing.ts';
import { carryOutErasures } from './carry-out-erasures.ts';

/** Carries out the erasures of a test server that were decided. */
export const carryOut = ({ owner, backend }: TestServer) => carryOutErasures(owner, backend.files.storage, 14);

/** A person asks for their erasure, and an admin decides it. The job has not run yet. */
export async function decide({ api }: TestPerson, admin: TestPerson): Promise<string> {
  const { erasure } = await api.requestErasure();
  await admin.api.answerErasure({ erasureId: erasure.id, status: 'carrying_out' });
  return erasure.id;
}

/** A person asks, an admin decides, and the job erases them. */
export async function erase(server: TestServer, person: TestPerson, admin: TestPerson): Promise<string> {
  const id = await decide(person, admin);
  await carryOut(server);
  return id;
}
