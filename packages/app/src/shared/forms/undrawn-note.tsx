import { useLingui } from '@lingui/react/macro';
import { undrawnIn } from '@mediation/agreement';
import { Text } from '@mediation/ui';
import { listOf } from '../../words/names/people-names.ts';

/** The words of a text that have a letter which no font of a PDF can draw. */
const undrawnWords = (text: string) => [...new Set(text.split(/\s+/u).filter((word) => undrawnIn(word).length > 0))];

/** Says while something is written which of its words a PDF cannot show whole. Nothing where it can. */
export function UndrawnNote({ text }: { text: string }) {
  const { t } = useLingui();
  const words = undrawnWords(text);
  if (words.length === 0) return null;
  const named = listOf(words.slice(0, 5).map((it) => `“${it}”`));
  return (
    <output>
      <Text size="small" tone="soft">{t`A PDF has no letter for a part of ${named}. It shows a code there.`}</Text>
    </output>
  );
}
