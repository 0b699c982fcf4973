import { useLingui } from '@lingui/react/macro';
import { Issue } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import { issueNames } from '../../words/names/issue-names.ts';

/** The group in which a list of clauses shows one. */
export type ClauseGroup = Issue['issue'] | null;

/** Chooses the group of a clause. */
export function ClauseGroupField({ value, onChange }: { value: ClauseGroup; onChange: (group: ClauseGroup) => void }) {
  const { t, i18n } = useLingui();
  return (
    <Field label={t`Group`}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Issue.shape.issue.parse(target.value))}
      >
        {Issue.shape.issue.options.map((it) => (
          <option key={it} value={it}>
            {i18n._(issueNames[it])}
          </option>
        ))}
        <option value="">{t`For everything`}</option>
      </Select>
    </Field>
  );
}
