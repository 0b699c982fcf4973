import { useLingui } from '@lingui/react/macro';
import { type ClauseLanguage, otherDaysIn } from '@mediation/agreement';
import type { DraftDuty } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { today } from '../../../../../words/times/due-text.ts';
import { listOf } from '../../../../../words/names/people-names.ts';
import { fullDate } from '../../../../../words/times/relative-time.ts';

export interface DayHintProps {
  duty: Pick<DraftDuty, 'due_on' | 'repeats'>;
  /** The words of its clause. */
  text: string;
  language: ClauseLanguage;
}

/** Says calmly that a day is not the one in the words of its clause, or is over. */
export function DayHint({ duty: { due_on, repeats }, text, language }: DayHintProps) {
  const { t } = useLingui();
  const named = listOf(otherDaysIn(text, language, due_on).map((day) => fullDate(day)));
  const hints = [
    ...(named === '' ? [] : [t`The words of this clause name ${named}. Check which day is meant.`]),
    ...(due_on !== null && repeats === 'none' && due_on < today() ? [t`This day is in the past.`] : []),
  ];
  return (
    <div aria-live="polite">
      {hints.map((hint) => (
        <Text key={hint} size="small" tone="soft">
          {hint}
        </Text>
      ))}
    </div>
  );
}
