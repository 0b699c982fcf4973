import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@mediation/agreement';
import { MarkList } from '@mediation/ui';
import { PlaceLine, type PlaceLineProps } from './place-line.tsx';

export interface PlaceListProps extends Omit<PlaceLineProps, 'mark' | 'words'> {
  id: string;
  text: string;
  marks: readonly Mark[];
}

/** What cannot be followed in a clause, with the same numbers as in its words. Nothing is changed by itself. */
export function PlaceList({ id, text, marks, ...line }: PlaceListProps) {
  const { t } = useLingui();
  if (marks.length === 0) return null;
  return (
    <MarkList
      id={id}
      title={plural(marks.length, {
        one: '# place that cannot be followed as written',
        other: '# places that cannot be followed as written',
      })}
      note={t`Nothing changes by itself`}
      lines={marks.map((mark) => ({
        id: mark.start,
        line: <PlaceLine mark={mark} words={text.slice(mark.start, mark.end)} {...line} />,
      }))}
    />
  );
}
