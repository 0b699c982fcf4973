import { useLingui } from '@lingui/react/macro';
import { IconButton, Row, SearchField, Text } from '@mediation/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pagesWith } from './find-in-pdf.ts';

export interface FindBarProps {
  pdf: PDFDocumentProxy;
  page: number;
  onPageChange: (page: number) => void;
  /** What to mark on the pages. */
  onFound: (wanted: string) => void;
}

/** Looks for words in a PDF and goes from page to page where they are. */
export function FindBar({ pdf, page, onPageChange, onFound }: FindBarProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState('');
  const [found, setFound] = useState<{ wanted: string; pages: number[] } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const pages = found?.wanted === wanted ? found.pages : [];

  useEffect(() => field.current?.focus(), []);

  const goNext = () => onPageChange(pages.find((it) => it > page) ?? pages[0] ?? page);
  const goBack = () => onPageChange(pages.findLast((it) => it < page) ?? pages.at(-1) ?? page);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    if (found?.wanted === wanted) return goNext();
    const all = await pagesWith(pdf, wanted);
    setFound({ wanted, pages: all });
    onFound(wanted);
    const first = all.find((it) => it >= page) ?? all[0];
    if (first !== undefined) onPageChange(first);
  };
  const result = () => {
    if (found?.wanted !== wanted) return wanted === '' ? '' : t`Press Enter to search`;
    const [at, count] = [pages.indexOf(page) + 1, pages.length];
    if (count === 0) return t`Not found`;
    return at > 0 ? t`Found on this page, ${at} of ${count}` : t`Found on other pages, ${count} in all`;
  };
  return (
    <search>
      <form onSubmit={(event) => void search(event)}>
        <Row gap="small" wrap>
          <SearchField
            ref={field}
            label={t`Search in the document`}
            placeholder={t`Search in the document`}
            clearLabel={t`Clear the search`}
            value={wanted}
            onValueChange={(text) => {
              setWanted(text);
              if (text === '') onFound('');
            }}
          />
          <IconButton size="small" label={t`Previous match`} disabled={pages.length === 0} onClick={goBack}>
            <ChevronUp />
          </IconButton>
          <IconButton size="small" label={t`Next match`} disabled={pages.length === 0} onClick={goNext}>
            <ChevronDown />
          </IconButton>
          <Text asChild size="small" tone="soft">
            <output>{result()}</output>
          </Text>
        </Row>
      </form>
    </search>
  );
}
