import type { ApiClient, MergeKey, OfficeClause } from '@mediation/api-client';
import { childrenStatement, courtLetter, coverSheet, sampleLetter } from './sample-templates.ts';

const clauses: Omit<OfficeClause, 'id' | 'version'>[] = [
  {
    document: 'parenting',
    issue: 'parenting',
    words_en: {
      heading: 'Passports',
      text: '[Who keeps the passports?] keeps the children’s passports, and gives them to the other parent [How many days?] days before a journey.',
      plain_text: 'You both know where the passports are, and have them in time.',
    },
    words_es: {
      heading: 'Pasaportes',
      text: '[¿Quién guarda los pasaportes?] guarda los pasaportes de los hijos y los entrega al otro progenitor [¿Cuántos días?] días antes de un viaje.',
      plain_text: 'Los dos saben dónde están los pasaportes y los tienen a tiempo.',
    },
  },
  {
    document: 'memorandum',
    issue: 'other',
    words_en: {
      heading: 'The dog',
      text: '[Who keeps the dog?] keeps the dog. Costs of the vet above [What amount?] are shared equally.',
      plain_text: '',
    },
    words_es: null,
  },
];

/** What the fields of the cover sheet hold; the others are named after their values. */
const held: Record<string, { value: MergeKey | null; text: string | null }> = {
  'applicant.name': { value: 'party_a', text: null },
  'respondent.name': { value: 'party_b', text: null },
  service: { value: 'office', text: null },
  signed: { value: 'memorandum_signed_on', text: null },
  court: { value: null, text: 'Bristol' },
  by_consent: { value: 'memorandum_signed_on', text: null },
};

/** Adds two court forms, a letter and two clauses of the office. */
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
  for (const it of clauses) await admin.addOfficeClause({ orgId, ...it });
}
