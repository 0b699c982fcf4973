import type { FieldMapping, MergeKey, TemplateField } from '@mediation/api-client';
import { ticked } from './mapping.ts';

/** A field of a template with what it holds in a case. */
export interface FilledField extends TemplateField {
  value: MergeKey | null;
  /** What is written into it; null where nothing is. */
  text: string | null;
  /** Its value is not there yet, or has more characters than fit. */
  problem: 'missing' | 'too_long' | null;
}

/** Fills in the fields of a template. Lines are joined where a field has one line; a box with a value is ticked once it is there. */
export function filledFields(
  { fields, mapping }: { fields: readonly TemplateField[]; mapping: readonly FieldMapping[] },
  values: Partial<Record<MergeKey, string | null>>,
): FilledField[] {
  return fields.map((field) => {
    const { value = null, text = null } = mapping.find((it) => it.field === field.name) ?? {};
    const held = value === null ? text : (values[value] ?? null);
    const given = held !== null && field.kind === 'check' ? ticked : held;
    const written = given !== null && !field.has_lines ? given.replaceAll(/\s*\n\s*/g, ' ') : given;
    if (written === null) return { ...field, value, text: null, problem: value === null ? null : 'missing' };
    const isTooLong = field.most !== null && written.length > field.most;
    return { ...field, value, text: isTooLong ? null : written, problem: isTooLong ? 'too_long' : null };
  });
}
