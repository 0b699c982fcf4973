import { type ClauseLanguage, lint, type Mark, withName } from '@mediation/agreement';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PlaceList } from './place-list.tsx';
import { MarkedWords } from './marked-words.tsx';

export interface WordsToSignProps {
  text: string;
  language: ClauseLanguage;
  /** The first names of the parties. */
  names: readonly string[];
  /** Whether the clause has something to do by a day. */
  isDated: boolean;
  onTextChange: (text: string) => void;
}

/** The words of a clause, followed by what in them cannot be followed. */
export function WordsToSign({ text, language, names, isDated, onTextChange }: WordsToSignProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const marks = lint(text, language, { isDated });
  const select = (start: number, end: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  const writeName = (mark: Mark, name: string) => {
    const written = withName(text, mark, name, language);
    // The words around it may have to follow: "I pay" is "Diego pays".
    flushSync(() => onTextChange(written.text));
    select(written.end, written.end);
  };
  return (
    <>
      <MarkedWords ref={field} text={text} marks={marks} describedBy={id} onChange={onTextChange} />
      <PlaceList
        id={id}
        text={text}
        marks={marks}
        names={names}
        onFill={({ start, end, fill }) => select(fill === 'currency' || fill === 'date' ? end : start, end)}
        onName={writeName}
      />
    </>
  );
}
