import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, IconButton, Row, SearchField, VisuallyHidden } from '@mediation/ui';
import { DatePicker } from '@mediation/ui/date-picker';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { today } from '../../../words/times/due-text.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';

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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Row gap="small" wrap asChild>
      <search aria-label={t`Search in this channel`}>
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
        {!search.isListing && isSearched(search.words) && (
          <Button tone="secondary" size="small" onClick={() => onChange({ ...search, isListing: true })}>
            {t`Show the results`}
          </Button>
        )}
        <Row gap="small">
          <div>
            <VisuallyHidden>
              <span id={`${id}-label`}>{t`Date`}</span>
            </VisuallyHidden>
            <DatePicker
              id={id}
              value={undefined}
              onValueChange={onDay}
              locale={viewerLocale()}
              today={today()}
              max={today()}
              labels={{
                placeholder: t`Go to a day`,
                previousMonth: t`Previous month`,
                nextMonth: t`Next month`,
                today: t`today`,
                chosen: t`chosen`,
              }}
            />
          </div>
          <IconButton label={t`Close the search`} onClick={onClose}>
            <X />
          </IconButton>
        </Row>
      </search>
    </Row>
  );
}

const isSearched = (words: string) => words.trim().length >= limits.searchMin;
