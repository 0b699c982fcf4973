import type { FieldMapping, MergeKey } from '@mediation/api-client';
import type { Family } from '../../../testing/family.ts';

/** Sends a template as an admin of the family's organization, and returns it as its admins read it. */
export async function addTemplate({ officeAdmin, organization: orgId }: Family, bytes: Uint8Array) {
  const { template_id } = await officeAdmin.api.addOfficeTemplate({ orgId, file: fileOf(bytes) });
  return templateOf(officeAdmin, orgId, template_id);
}

export const fileOf = (bytes: Uint8Array) => new File([Buffer.from(bytes)], 'file', { type: 'application/pdf' });

export const templateOf = async ({ api }: Family['officeAdmin'], orgId: string, id: string) =>
  (await api.listOfficeTemplates({ orgId })).templates.find((it) => it.id === id)!;

/** What fields hold: values by their keys, and texts after a colon. */
export const mappingOf = (held: Record<string, MergeKey | `:${string}`>): FieldMapping[] =>
  Object.entries(held).map(([field, it]) =>
    it.startsWith(':') ? { field, value: null, text: it.slice(1) } : { field, value: it as MergeKey, text: null },
  );

/** Sends a template and saves it as its first version. */
export async function saveTemplate(family: Family, name: string, bytes: Uint8Array, mapping?: FieldMapping[]) {
  const { officeAdmin, organization } = family;
  const { id, version, draft } = await addTemplate(family, bytes);
  const held = mapping ?? draft!.mapping;
  await officeAdmin.api.saveOfficeTemplate({ templateId: id, name, language: 'en', mapping: held, version });
  return templateOf(officeAdmin, organization, id);
}
