import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, IconButton, Row, SearchField, Stack } from '@mediation/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DayField } from '../../shared/forms/day-field.tsx';
import { today } from '../../words/due-text.ts';

/** The state of a search in a channel. */
export interface Search {
  words: string;
  /** Whether the results are in place of the messages. */
  isListing: boolean;
}

export interface SearchBarProps {
  search: Search;
  onChange: (search: Search) => void;
  onDay: (day: string) => void;
  onClose: () => void;
}

/** Searches a channel for words, or goes to a day of it. */
export function SearchBar({ search, onChange, onDay, onClose }: SearchBarProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Row align="end" wrap asChild>
      <search aria-label={t`Search in this channel`}>
        <Stack grow gap="tiny">
          <SearchField
            ref={field}
            label={t`Search these messages`}
            placeholder={t`Search these messages`}
            clearLabel={t`Clear`}
            maxLength={limits.searchMax}
            value={search.words}
            onValueChange={(words) => onChange({ words, isListing: isSearched(words) })}
            onKeyUp={({ key }) => key === 'Enter' && onChange({ ...search, isListing: isSearched(search.words) })}
            onKeyDownCapture={(event) => event.key === 'Escape' && search.words === '' && onClose()}
          />
        </Stack>
        <DayField label={t`Go to a day`} value={undefined} onValueChange={onDay} past last={today()} />
        {!search.isListing && isSearched(search.words) && (
          <Button tone="secondary" size="small" onClick={() => onChange({ ...search, isListing: true })}>
            {t`Show the results`}
          </Button>
        )}
        <IconButton label={t`Close the search`} onClick={onClose}>
          <X />
        </IconButton>
      </search>
    </Row>
  );
}

const isSearched = (words: string) => words.trim().length >= limits.searchMin;
