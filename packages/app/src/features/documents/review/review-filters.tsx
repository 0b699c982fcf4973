import { useLingui } from '@lingui/react/macro';
import { DocumentType } from '@mediation/api-client';
import { Button, SearchField, Select, Stack } from '@mediation/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCaseTitles } from '../../../shared/cases/use-case-titles.ts';
import { documentNames } from '../../../words/names/document-names.ts';
import { useReviewAddress } from './review-address.ts';

const pause = 300;

/** Narrows the list by words, case, type and age; the address keeps all of it. */
export function ReviewFilters() {
  const { t, i18n } = useLingui();
  const { filters, change } = useReviewAddress();
  const cases = useCaseTitles();
  return (
    <Stack gap="small">
      <WordFilter />
      <Select
        aria-label={t`Case`}
        value={filters.case_id ?? ''}
        onChange={(event) => change({ case: event.target.value, document: null })}
      >
        <option value="">{t`All cases`}</option>
        {[...cases].map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t`Type`}
        value={filters.doc_type ?? ''}
        onChange={(event) => change({ type: event.target.value, document: null })}
      >
        <option value="">{t`All types`}</option>
        {DocumentType.options.map((it) => (
          <option key={it} value={it}>
            {i18n._(documentNames[it])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t`Age`}
        value={String(filters.min_age_hours ?? '')}
        onChange={(event) => change({ age: event.target.value, document: null })}
      >
        <option value="">{t`Any age`}</option>
        <option value="24">{t`Over 24 hours`}</option>
        <option value="48">{t`Over 48 hours, late`}</option>
      </Select>
      {Object.keys(filters).length > 0 && (
        <Button
          tone="plain"
          size="small"
          onClick={() => change({ search: null, case: null, type: null, age: null, document: null })}
        >
          {t`Clear all filters`}
        </Button>
      )}
    </Stack>
  );
}

/** Waits for a pause in the typing before it asks. */
function WordFilter() {
  const { t } = useLingui();
  const { filters, change } = useReviewAddress();
  const asked = filters.search ?? '';
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setTyped(asked);
  }
  const ask = useEffectEvent(() => change({ search: typed, document: null }));
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return (
    <div>
      <SearchField
        label={t`Search documents`}
        placeholder={t`File, person or case`}
        clearLabel={t`Clear the search`}
        value={typed}
        onValueChange={setTyped}
      />
    </div>
  );
}
