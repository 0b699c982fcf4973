import { useLingui } from '@lingui/react/macro';
import type { ScreeningDecision } from '@mediation/api-client';
import { Accordion, Facts, Stack, Text } from '@mediation/ui';
import { longDate, relativeTime } from '../../../words/times/relative-time.ts';
import { adaptationNames, outcomeNames } from './screening-words.ts';

/** The newest decision about a party, and the earlier ones behind a click. */
export function ScreeningHistory({ decisions }: { decisions: readonly ScreeningDecision[] }) {
  const { t } = useLingui();
  const [newest, ...earlier] = decisions;
  if (newest === undefined) return null;
  return (
    <>
      <Decision decision={newest} />
      {earlier.length > 0 && (
        <Accordion.Root type="single" collapsible>
          <Accordion.Item value="earlier" size="small" level={4} title={t`Earlier decisions`}>
            <Stack>
              {earlier.map((it) => (
                <Decision key={it.id} decision={it} />
              ))}
            </Stack>
          </Accordion.Item>
        </Accordion.Root>
      )}
    </>
  );
}

function Decision({ decision }: { decision: ScreeningDecision }) {
  const { t, i18n } = useLingui();
  const { outcome, adaptations, own_words: words, instrument, screened_on: on, next_review_on: next } = decision;
  const ways = [...adaptations.map((it) => i18n._(adaptationNames[it])), ...(words === '' ? [] : [words])];
  const by = t`${decision.decided_by_name}, ${relativeTime(decision.decided_at)}`;
  const day = (it: string) => longDate(new Date(`${it}T12:00:00`));
  return (
    <Stack gap="tiny">
      <Text weight="strong">{i18n._(outcomeNames[outcome])}</Text>
      <Facts
        facts={[
          ...(ways.length > 0 ? [{ term: t`How it is adapted`, detail: ways.join('. ') }] : []),
          { term: t`Based on`, detail: t`${instrument}, ${day(on)}` },
          ...(next === null ? [] : [{ term: t`Look again on`, detail: day(next) }]),
          { term: t`Recorded by`, detail: by },
        ]}
      />
    </Stack>
  );
}
