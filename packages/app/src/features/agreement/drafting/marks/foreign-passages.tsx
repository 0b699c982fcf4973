import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Bullets, Button, Field, Input, Stack, Text } from '@mediation/ui';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { ClauseLink } from '../editor/clause-links.tsx';
import { decidedWords } from '../editor/decided-words.ts';
import type { Contradiction } from '../release/contradiction.ts';

/** The reasons why words stay in another language, by these words. */
export type Kept = Readonly<Record<string, string>>;

export interface ForeignPassagesProps {
  passages: readonly Contradiction[];
  kept: Kept;
  /** Whether what is not decided is marked. */
  isChecked: boolean;
  onKeptChange: (kept: Kept) => void;
  onOpen: () => void;
}

/** Clauses with words in another language: each is changed in the draft, or stays with a reason, before the release. */
export function ForeignPassages({ passages, kept, isChecked, onKeptChange, onOpen }: ForeignPassagesProps) {
  const { t } = useLingui();
  if (passages.length === 0) return null;
  return (
    <Stack gap="small">
      <Text weight="strong">{t`In another language`}</Text>
      <Text size="small" tone="soft">
        {t`Open each clause and replace the words, or keep it as it is and say why.`}
      </Text>
      <Bullets>
        {passages.map((passage) => {
          const { id, heading } = passage.clause;
          const words = decidedWords(passage.clause);
          const { [words]: reason, ...others } = kept;
          const isKept = reason !== undefined;
          const errorId = `foreign-${id}-error`;
          const isOpen = isChecked && !isKept;
          return (
            <li key={id}>
              <ClauseLink {...passage} onOpen={onOpen} />{' '}
              <Button
                tone="quiet"
                size="small"
                flush
                aria-label={isKept ? t`Decide again: ${heading}` : t`Keep it as it is: ${heading}`}
                aria-describedby={isOpen ? errorId : undefined}
                onClick={() => onKeptChange(isKept ? others : { ...kept, [words]: '' })}
              >
                {isKept ? t`Decide again` : t`Keep it as it is`}
              </Button>
              {isOpen && (
                <Text id={errorId} size="small" tone="danger">
                  {t`Replace the words in the draft, or keep it as it is.`}
                </Text>
              )}
              {isKept && (
                <Field
                  label={t`Why does it stay as it is?`}
                  hint={t`Readers see this line with your name and your reason.`}
                  error={isChecked && reason.trim() === '' && t`Say why.`}
                >
                  <Input
                    value={reason}
                    maxLength={limits.reasonMax}
                    onChange={({ target }) => onKeptChange({ ...kept, [words]: target.value })}
                  />
                </Field>
              )}
              {isKept && <UndrawnNote text={reason} />}
            </li>
          );
        })}
      </Bullets>
    </Stack>
  );
}
