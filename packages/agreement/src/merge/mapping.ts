import type { FieldMapping, MergeKey, TemplateField } from '@mediation/api-client';

/** Why a field cannot hold what it is to hold. */
export type MappingProblem = 'unknown_field' | 'twice' | 'not_a_text' | 'not_an_option' | 'both';

/** The text of a box that is ticked. */
export const ticked = 'yes';

/** The values whose being there ticks a box: both have signed a document. */
export const tickingKeys = ['memorandum_signed_on', 'finances_signed_on', 'parenting_signed_on'] as const;

const ticks = (key: MergeKey) => (tickingKeys as readonly MergeKey[]).includes(key);

/** The first thing that is wrong with what the fields of a template hold. */
export function mappingProblem(
  fields: readonly TemplateField[],
  mapping: readonly FieldMapping[],
): { field: string; problem: MappingProblem } | undefined {
  const seen = new Set<string>();
  for (const { field: name, value, text } of mapping) {
    const field = fields.find((it) => it.name === name);
    const problem = seen.has(name) ? 'twice' : field ? problemOf(field, value, text) : 'unknown_field';
    if (problem) return { field: name, problem };
    seen.add(name);
  }
  return undefined;
}

function problemOf(
  { kind, options }: TemplateField,
  value: MergeKey | null,
  text: string | null,
): MappingProblem | undefined {
  if (value !== null && text !== null) return 'both';
  if (value !== null && kind !== 'text' && !(kind === 'check' && ticks(value))) return 'not_a_text';
  if (text === null || kind === 'text') return undefined;
  return (kind === 'check' ? [ticked] : options).includes(text) ? undefined : 'not_an_option';
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What the fields of a new file hold: as before where the name is the same, else the value, of all `keys`, of that name. */
export function firstMapping(
  fields: readonly TemplateField[],
  keys: readonly MergeKey[],
  before: readonly FieldMapping[] = [],
): FieldMapping[] {
  return fields.map((field) => {
    const kept = before.find((it) => it.field === field.name);
    if (kept && mappingProblem([field], [kept]) === undefined) return kept;
    const value = keys.find((key) => bare(key) === bare(field.name)) ?? null;
    return { field: field.name, value: field.kind === 'text' ? value : null, text: null };
  });
}
