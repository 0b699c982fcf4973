import { useLingui } from '@lingui/react/macro';
import type { Step } from '@mediation/api-client';
import { Field, SearchField, Select } from '@mediation/ui';
import { stepNames } from '../../../words/names/step-names.ts';
import * as styles from './case-list.css.ts';
import type { CaseFilters } from './use-case-filters.ts';

/** Finds a case by its name or reference, and narrows and orders the list. */
export function CaseFiltersRow({ filters }: { filters: CaseFilters }) {
  const { t, i18n } = useLingui();
  const { q, step, status, sort, set } = filters;
  return (
    <search className={styles.filters} aria-label={t`Cases`}>
      <Field label={t`Find a case`}>
        <div className={styles.search}>
          <SearchField
            label={t`Find a case`}
            placeholder={t`Name or reference`}
            clearLabel={t`Clear the search`}
            value={q}
            onValueChange={(value) => set('q', value)}
          />
        </div>
      </Field>
      <Field label={t`Step`}>
        <Select value={step ?? ''} onChange={(event) => set('step', event.target.value)}>
          <option value="">{t`Any step`}</option>
          {(Object.keys(stepNames) as Step[]).map((id) => (
            <option key={id} value={id}>
              {i18n._(stepNames[id])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Status`}>
        <Select value={status ?? ''} onChange={(event) => set('status', event.target.value)}>
          <option value="">{t`Any status`}</option>
          <option value="open">{t({ context: 'case', message: 'Open' })}</option>
          <option value="on_hold">{t`On hold`}</option>
          <option value="closed">{t({ context: 'case', message: 'Closed' })}</option>
        </Select>
      </Field>
      <Field label={t`Sort`}>
        <Select value={sort} onChange={(event) => set('sort', event.target.value === 'need' ? '' : event.target.value)}>
          <option value="need">{t`Needs me first`}</option>
          <option value="title">{t`By name`}</option>
          <option value="step">{t`By step`}</option>
          <option value="session">{t`Next session first`}</option>
          <option value="activity">{t`Latest activity first`}</option>
        </Select>
      </Field>
    </search>
  );
}
