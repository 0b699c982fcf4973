import { useLingui } from '@lingui/react/macro';
import { Bullets, Button, Stack, Text } from '@mediation/ui';
import { ClauseLink } from './clause-links.tsx';
import { decidedWords } from './decided-words.ts';
import type { Contradiction } from '../release/contradiction.ts';

export interface OlderPlainWordsProps {
  clauses: readonly Contradiction[];
  /** The words of those that are released as they are. */
  kept: readonly string[];
  /** Whether what is not decided is marked. */
  isChecked: boolean;
  onKeptChange: (kept: readonly string[]) => void;
  onOpen: () => void;
}

/** Clauses whose words to sign changed after their plain words: each is settled in the draft, or kept, before the release. */
export function OlderPlainWords({ clauses, kept, isChecked, onKeptChange, onOpen }: OlderPlainWordsProps) {
  const { t } = useLingui();
  if (clauses.length === 0) return null;
  return (
    <Stack gap="small">
      <Text weight="strong">{t`Plain words older than the words to sign`}</Text>
      <Text size="small" tone="soft">
        {t`Open each clause and change its plain words, or say there that they still fit. If you keep them as they are, readers see the words to sign first, and that the plain words are older.`}
      </Text>
      <Bullets>
        {clauses.map((it) => {
          const { id, heading } = it.clause;
          const words = decidedWords(it.clause);
          const isKept = kept.includes(words);
          const errorId = `older-${id}-error`;
          const isOpen = isChecked && !isKept;
          return (
            <li key={id}>
              <ClauseLink {...it} onOpen={onOpen} />{' '}
              <Button
                tone="quiet"
                size="small"
                flush
                aria-label={isKept ? t`Decide again: ${heading}` : t`Keep the older plain words: ${heading}`}
                aria-describedby={isOpen ? errorId : undefined}
                onClick={() => onKeptChange(isKept ? kept.filter((other) => other !== words) : [...kept, words])}
              >
                {isKept ? t`Decide again` : t`Keep the older plain words`}
              </Button>
              {isOpen && (
                <Text id={errorId} size="small" tone="danger">
                  {t`Settle the plain words in the draft, or keep them as they are.`}
                </Text>
              )}
            </li>
          );
        })}
      </Bullets>
    </Stack>
  );
}
