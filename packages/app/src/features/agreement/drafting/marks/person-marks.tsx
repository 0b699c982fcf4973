import { type ClauseLanguage, firstPersonIn, languageOf, withName } from '@mediation/agreement';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { PlaceLine } from './place-line.tsx';

export interface PersonMarksProps {
  /** A line that is signed. */
  text: string;
  /** The language of the words around it. */
  language: ClauseLanguage;
  /** The first names of the parties. */
  names: readonly string[];
  field: RefObject<HTMLInputElement | null>;
  onTextChange: (text: string) => void;
}

/** Says where somebody speaks of themselves in a line that is signed, and writes a name there on request. */
export function PersonMarks({ text, language: around, names, field, onTextChange }: PersonMarksProps) {
  const language = languageOf(text, around);
  const marks = firstPersonIn(text, language);
  if (marks.length === 0) return null;
  const select = (start: number, end: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <ul>
      {marks.map((mark) => (
        <li key={mark.start}>
          <PlaceLine
            mark={mark}
            words={text.slice(mark.start, mark.end)}
            names={names}
            onFill={({ start, end }) => select(start, end)}
            onName={(_, name) => {
              const written = withName(text, mark, name, language);
              flushSync(() => onTextChange(written.text));
              select(written.end, written.end);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
