import { newParty } from '../../../testing/parties.ts';
import { pdfOf } from '../../../testing/pdf.ts';
import type { Person } from '../../../testing/people.ts';

/** A case with documents that wait for a review. */
export async function waiting() {
  const { mediator, maya, caseId } = await newParty();
  const send = async (person: Person, doc_type: 'tax_returns' | 'pay_slips' | 'bank_statements') => {
    const { uploadFile } = person.api;
    const file = pdfOf([`The ${doc_type} of Maya`, 'Page two'], `${doc_type}.pdf`);
    return (await uploadFile({ case_id: caseId, doc_type, file })).upload;
  };
  const [tax, pay, bank] = [
    await send(maya, 'tax_returns'),
    await send(maya, 'pay_slips'),
    await send(maya, 'bank_statements'),
  ];
  const statusOf = async ({ id }: { id: string }) => (await maya.api.getUpload({ uploadId: id })).upload;
  return { mediator, maya, caseId, tax, pay, bank, statusOf };
}
