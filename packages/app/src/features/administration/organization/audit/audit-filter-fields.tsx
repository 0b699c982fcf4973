import { useLingui } from '@lingui/react/macro';
import { Button, Card, Field, Row, Select } from '@mediation/ui';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { FilterDay } from '../../../../shared/forms/filter-day.tsx';
import { actionNames } from './action-names.ts';
import { recordNames } from './record-names.ts';
import type { AuditFilters } from './use-audit-filters.ts';

export interface AuditFilterFieldsProps {
  filters: AuditFilters;
  /** Where the focus goes when what was pressed is gone. */
  first: RefObject<HTMLSelectElement | null>;
}

/** What the audit log is narrowed by. Person and case are chosen in its rows. */
export function AuditFilterFields({ filters: { chosen, narrow, isBackwards }, first }: AuditFilterFieldsProps) {
  const { t, i18n } = useLingui();
  const sorted = (words: typeof actionNames) =>
    Object.entries(words)
      .flatMap(([code, word]) => (word ? [{ code, word: i18n._(word) }] : []))
      .toSorted((a, b) => a.word.localeCompare(b.word, i18n.locale));
  const options = (words: typeof actionNames) =>
    sorted(words).map(({ code, word }) => (
      <option key={code} value={code}>
        {word}
      </option>
    ));
  const widen = (filter: Parameters<typeof narrow>[0]) => {
    narrow(filter);
    first.current?.focus();
  };
  return (
    <Card>
      <Row wrap align="end">
        <Field label={t`What`}>
          <Select ref={first} value={chosen.action ?? ''} onChange={({ target }) => narrow({ action: target.value })}>
            <option value="">{t`Any action`}</option>
            {options(actionNames)}
          </Select>
        </Field>
        <Field label={t`Record`}>
          <Select value={chosen.kind ?? ''} onChange={({ target }) => narrow({ kind: target.value })}>
            <option value="">{t`Any record`}</option>
            {options(recordNames)}
          </Select>
        </Field>
        <Field label={t`First day`}>
          <FilterDay value={chosen.from} onValueChange={(from) => narrow({ from })} />
        </Field>
        <Field label={t`Last day`} error={isBackwards && t`The last day is before the first one.`}>
          <FilterDay value={chosen.to} onValueChange={(to) => narrow({ to })} />
        </Field>
        {chosen.person !== undefined && (
          <Button tone="secondary" size="small" onClick={() => widen({ person: '', personName: '' })}>
            {t`Only ${chosen.personName ?? ''}`}
            <X aria-label={t`Show everybody`} />
          </Button>
        )}
        {chosen.case !== undefined && (
          <Button tone="secondary" size="small" onClick={() => widen({ case: '', caseName: '' })}>
            {t`Only case ${chosen.caseName ?? ''}`}
            <X aria-label={t`Show all cases`} />
          </Button>
        )}
      </Row>
    </Card>
  );
}
