import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@mediation/agreement';
import { Button, MarkLine } from '@mediation/ui';
import { markTexts } from './mark-texts.ts';

export interface PlaceLineProps {
  mark: Mark;
  /** The marked words. */
  words: string;
  /** The first names of the parties. */
  names: readonly string[];
  /** Puts the cursor where something is missing. */
  onFill: (mark: Mark) => void;
  /** Writes a name instead of the marked words. */
  onName: (mark: Mark, name: string) => void;
}

/** Why marked words cannot be followed, with the ways to change them. */
export function PlaceLine({ mark, words, names, onFill, onName }: PlaceLineProps) {
  const { t, i18n } = useLingui();
  const { reason, action } = markTexts[mark.fill];
  return (
    <MarkLine words={words} reason={i18n._(reason)}>
      {mark.fill === 'person' &&
        names.map((name) => (
          <Button key={name} tone="quiet" size="small" flush onClick={() => onName(mark, name)}>
            {t`Write ${name}`}
          </Button>
        ))}
      {(mark.fill !== 'person' || names.length === 0) && (
        <Button tone="quiet" size="small" flush onClick={() => onFill(mark)}>
          {i18n._(action)}
        </Button>
      )}
    </MarkLine>
  );
}
