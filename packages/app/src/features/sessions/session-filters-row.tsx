import { useLingui } from '@lingui/react/macro';
import { SessionStatus } from '@mediation/api-client';
import { Field, FormRow, SearchField, Select } from '@mediation/ui';
import { useCaseTitles } from '../../shared/cases/use-case-titles.ts';
import { sessionStates } from '../../words/names/session-names.ts';
import type { SessionFilters } from './use-session-filters.ts';

/** Narrows the list of sessions by the title of the case, by case, by time and by state. */
export function SessionFiltersRow({ filters: { q, status, caseId, when, set } }: { filters: SessionFilters }) {
  const { t, i18n } = useLingui();
  const titles = [...useCaseTitles()].toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <search aria-label={t`Sessions`}>
      <FormRow>
        <Field label={t`Find a session`}>
          <div>
            <SearchField
              label={t`Find a session`}
              placeholder={t`Name of the case`}
              clearLabel={t`Clear the search`}
              value={q}
              onValueChange={(value) => set('q', value)}
            />
          </div>
        </Field>
        <Field label={t`Case`}>
          <Select value={caseId ?? ''} onChange={({ target }) => set('case', target.value)}>
            <option value="">{t`Any case`}</option>
            {titles.map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`When`}>
          <Select value={when ?? ''} onChange={({ target }) => set('when', target.value)}>
            <option value="">{t`Any time`}</option>
            <option value="coming">{t`To come`}</option>
            <option value="past">{t`In the past`}</option>
          </Select>
        </Field>
        <Field label={t`State`}>
          <Select value={status ?? ''} onChange={({ target }) => set('status', target.value)}>
            <option value="">{t`Any state`}</option>
            {SessionStatus.options.map((it) => (
              <option key={it} value={it}>
                {i18n._(sessionStates[it])}
              </option>
            ))}
          </Select>
        </Field>
      </FormRow>
    </search>
  );
}
