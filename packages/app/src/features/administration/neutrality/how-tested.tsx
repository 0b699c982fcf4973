import { useLingui } from '@lingui/react/macro';
import { Card, Stack } from '@mediation/ui';
import { largestFair } from './swap-words.ts';

/** Explains the swap tests and what they cannot show. */
export function HowTested() {
  const { t, i18n } = useLingui();
  const most = i18n.number(largestFair);
  return (
    <Card aria-labelledby="how-tested">
      <Stack gap="small">
        <Card.Title id="how-tested">{t`How this is tested`}</Card.Title>
        <p>{t`Each version of the analysis scores thousands of messages before it is released. Then one thing is exchanged, such as “he” for “she”, and they are scored again. Only that one thing differs, so the score should stay the same.`}</p>
        <p>{t`Scores go from 0 to 10. A difference of up to ${most} counts as no difference.`}</p>
        <p>{t`All messages were written for this project; none comes from a case. They are in English. The tests cannot prove that the analysis is fair to everybody, and they do not measure a language model.`}</p>
      </Stack>
    </Card>
  );
}
