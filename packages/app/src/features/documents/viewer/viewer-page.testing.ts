import type { Audience } from '@mediation/api-client';
import type { Person } from '../../../testing/people.ts';

/** Sends a document for the mortgage. */
export async function send(person: Person, caseId: string, file: File, audience: Audience = 'mediator') {
  const { uploadFile } = person.api;
  return (await uploadFile({ case_id: caseId, doc_type: 'mortgage_statements', audience, file })).upload;
}
