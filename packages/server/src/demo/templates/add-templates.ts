import type { ApiClient, MergeKey } from '@mediation/api-client';
import { childrenStatement, courtLetter, coverSheet, sampleLetter } from './sample-templates.ts';

/** What the fields of the cover sheet hold; the others are named after their values. */
const held: Record<string, { value: MergeKey | null; text: string | null }> = {
  'applicant.name': { value: 'party_a', text: null },
  'respondent.name': { value: 'party_b', text: null },
  service: { value: 'office', text: null },
  signed: { value: 'memorandum_signed_on', text: null },
  court: { value: null, text: 'Bristol' },
  by_consent: { value: null, text: 'yes' },
};

/** Adds two court forms and a letter of the office. */
export async function addTemplates(admin: ApiClient, orgId: string) {
  const add = async (name: string, bytes: Uint8Array) => {
    const file = new File([Buffer.from(bytes)], name);
    const { template_id: templateId } = await admin.addOfficeTemplate({ orgId, file });
    const { templates } = await admin.listOfficeTemplates({ orgId });
    const { version, draft } = templates.find(({ id }) => id === templateId)!;
    const mapping = draft!.mapping.map((it) => ({ ...it, ...held[it.field] }));
    await admin.saveOfficeTemplate({ templateId, name, language: 'en', mapping, version });
  };
  await add('Cover sheet for the court', await coverSheet());
  await add('Statement of arrangements for children', await childrenStatement());
  await add('Letter to the court', await sampleLetter(courtLetter));
}
