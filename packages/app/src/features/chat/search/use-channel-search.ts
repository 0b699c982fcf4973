import { useRef, useState } from 'react';
import type { Place } from '../channels/part-cache.ts';
import type { Search } from './search-bar.tsx';

/** A search in a channel: the button that opens it, and the way to a message or a day. */
export function useChannelSearch(open: (place: Place) => Promise<unknown>) {
  const [search, setSearch] = useState<Search | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return {
    search,
    setSearch,
    button,
    goTo: (place: Place) => {
      setSearch((it) => it && { ...it, isListing: false });
      void open(place);
    },
    toggle: () => setSearch(search === null ? { words: '', isListing: false } : null),
    close: () => {
      setSearch(null);
      button.current?.focus();
    },
  };
}
