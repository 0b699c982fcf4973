import { useLingui } from '@lingui/react/macro';
import { Announcer, AssistPanel, Button, RephraseSuggestion, Row, Stack, Text } from '@mediation/ui';
import type { DraftAnswer } from './draft-check.worker.ts';
import type { DraftHelp } from './use-draft-help.ts';

/** The most quotes of a draft that are explained at once. */
const mostQuotes = 3;

/** What the check of a draft found: how it may sound, by which words, and another wording. */
export function DraftAdvice({ help }: { help: DraftHelp }) {
  const { t } = useLingui();
  const { answer, wording } = help;
  if (help.hasFailed)
    return (
      <Row gap="small" wrap>
        <Text tone="soft" size="small">{t`Failed to suggest rephrase`}</Text>
        <Button tone="plain" size="small" onClick={help.tryAgain}>{t`Try again`}</Button>
      </Row>
    );
  if (answer === null) return null;
  // A mediator's words about harm are part of the work, and no threat.
  const isOfWork = help.isMediator && answer.matter !== null;
  const sound = isOfWork ? t`Words about harm or danger stay as they are.` : soundOf(answer);
  const note = isOfWork ? null : (answer.phrasing?.note ?? answer.rephrasing.note);
  return (
    <Stack gap="small">
      <Announcer message={wording === undefined ? sound : t`${sound} A suggestion is below the message.`} />
      <Text size="small">{sound}</Text>
      {(isOfWork ? [] : triggersOf(answer)).map(({ start, quote, suggestion }) => (
        <Text key={start} size="small" asChild>
          <div>
            <AssistPanel.Indicator quote={quote}>{suggestion}</AssistPanel.Indicator>
          </div>
        </Text>
      ))}
      {wording !== undefined && (
        <RephraseSuggestion
          label={t`Another way to say it. AI can be wrong.`}
          text={wording}
          labels={{ use: t`Use this`, another: t`Try another` }}
          onUse={() => help.use(wording)}
          onAnother={help.another}
        />
      )}
      {wording === undefined && note !== null && (
        <Text tone="soft" size="small">
          {note}
        </Text>
      )}
    </Stack>
  );

  function soundOf({ tone, rephrasing, matter }: DraftAnswer) {
    if (matter === 'harm') return t`This may be about something serious. You can tell your mediator alone.`;
    if (tone.intensity >= 8) return t`This may sound hostile.`;
    if (tone.intensity >= 6) return t`This may sound heated.`;
    if (tone.intensity >= 4) return t`This may sound upset.`;
    const isHarsh = tone.triggers.length > 0 || rephrasing.status === 'rephrased';
    return isHarsh ? t`Some words may be hard to read.` : t`We found nothing harsh in it.`;
  }
}

/** The words that make a draft sound so; of quotes within each other the shortest. Harm is no question of words. */
function triggersOf({ tone, rephrasing, matter }: DraftAnswer) {
  if (matter === 'harm') return [];
  const all = rephrasing.triggers ?? tone.triggers;
  const shortest = all.filter((it, at) => !all.some((other, place) => place !== at && isWithin(other, it, place < at)));
  return shortest.slice(0, mostQuotes);
}

/** Whether one quote is a part of another, or the same one earlier. */
const isWithin = (one: { quote: string }, other: { quote: string }, isEarlier: boolean) =>
  one.quote === other.quote ? isEarlier : other.quote.includes(one.quote);
