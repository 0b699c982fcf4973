import { pdfFile } from '../../testing/choose-files.ts';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

/** A case with one document of its party. */
export async function newDocument() {
  const party = await newParty();
  const { uploadFile } = party.maya.api;
  const { upload } = await uploadFile({
    case_id: party.caseId,
    doc_type: 'identity_document',
    file: pdfFile('Letter.pdf'),
  });
  await renderAt(`/cases/${party.caseId}/uploads`, party.maya);
  return { ...party, uploadId: upload.id };
}
