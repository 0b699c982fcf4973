import { useLingui } from '@lingui/react/macro';
import { ticked, tickingKeys } from '@mediation/agreement';
import {
  type FieldMapping,
  type MergeKey,
  type TemplateField,
  type TemplateKind,
  templateLimits,
} from '@mediation/api-client';
import { Facts, Field, Fieldset, FormRow, Input, Select, Stack } from '@mediation/ui';
import { mergeGroups, mergeNames } from '../../../../words/names/merge-names.ts';

export interface FieldMappingsProps {
  kind: TemplateKind;
  fields: readonly TemplateField[];
  mapping: readonly FieldMapping[];
  /** Whether what is missing is marked. */
  isChecked: boolean;
  onChange: (mapping: FieldMapping[]) => void;
}

/** What each field of a form holds, page by page; the fields of a letter name their values themselves. */
export function FieldMappings({ kind, fields, mapping, isChecked, onChange }: FieldMappingsProps) {
  const { t, i18n } = useLingui();
  if (kind === 'letter')
    return (
      <Fieldset label={t`Fields of the letter`}>
        <Facts
          facts={fields.map(({ name }) => ({ term: `{${name}}`, detail: i18n._(mergeNames[name as MergeKey]) }))}
        />
      </Fieldset>
    );
  const heldBy = ({ name }: TemplateField) =>
    mapping.find(({ field }) => field === name) ?? { field: name, value: null, text: null };
  const set = (held: FieldMapping) => onChange(fields.map((it) => (it.name === held.field ? held : heldBy(it))));
  const pages = [...new Set(fields.map(({ page }) => page))].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return pages.map((page) => (
    <Fieldset key={page} label={t`Fields on page ${page ?? 1}`}>
      <Stack>
        {fields
          .filter((it) => it.page === page)
          .map((field) => (
            <MappedField key={field.name} field={field} held={heldBy(field)} isChecked={isChecked} onChange={set} />
          ))}
      </Stack>
    </Fieldset>
  ));
}

interface MappedFieldProps {
  field: TemplateField;
  held: FieldMapping;
  isChecked: boolean;
  onChange: (held: FieldMapping) => void;
}

const fixed = ':text';

function MappedField({ field, held, isChecked, onChange }: MappedFieldProps) {
  const { t, i18n } = useLingui();
  const { name, kind, options, most } = field;
  const put = (value: MergeKey | null, text: string | null) => onChange({ field: name, value, text });
  if (kind !== 'text')
    return (
      <Field label={name}>
        <Select
          value={held.value ?? held.text ?? ''}
          onChange={({ target }) => {
            const key = tickingKeys.find((it) => it === target.value);
            if (key === undefined) put(null, target.value || null);
            else put(key, null);
          }}
        >
          <option value="">{t`Leave empty`}</option>
          {kind === 'check' && (
            <>
              <option value={ticked}>{t`Always tick the box`}</option>
              <option value="memorandum_signed_on">{t`Tick it once both have signed the memorandum`}</option>
              <option value="finances_signed_on">{t`Tick it once both have signed the financial statement`}</option>
              <option value="parenting_signed_on">{t`Tick it once both have signed the parenting plan`}</option>
            </>
          )}
          {options.map((it) => (
            <option key={it} value={it}>
              {it}
            </option>
          ))}
        </Select>
      </Field>
    );
  const choose = (it: string) => (it === fixed ? put(null, '') : put((it || null) as MergeKey | null, null));
  const select = (
    <Field label={name} hint={most === null ? undefined : t`At most ${most} characters.`}>
      <Select value={held.text === null ? (held.value ?? '') : fixed} onChange={({ target }) => choose(target.value)}>
        <option value="">{t`Leave empty`}</option>
        <option value={fixed}>{t`A fixed text`}</option>
        {mergeGroups.map((group) => (
          <optgroup key={group.keys[0]} label={i18n._(group.name)}>
            {group.keys.map((key) => (
              <option key={key} value={key}>
                {i18n._(mergeNames[key])}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
  if (held.text === null) return select;
  return (
    <FormRow>
      {select}
      <Field
        label={t`Text in ${name}`}
        error={isChecked && held.text.trim() === '' && t`Write the text, or leave the field empty.`}
      >
        <Input
          value={held.text}
          maxLength={most ?? templateLimits.text}
          autoComplete="off"
          onChange={({ target }) => put(null, target.value)}
        />
      </Field>
    </FormRow>
  );
}
