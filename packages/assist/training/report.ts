import { riskIndicatorIds, tones } from '@mediation/api-client';
import { predict } from '../src/classifier/model.ts';
import { isGrave, readCorpus } from './corpus.ts';
import { type Judged, crossValidate } from './cross-validate.ts';
import { areaUnderCurve, f1, interval, thresholdAt } from './measures.ts';
import { readGateSentences } from './gate-sentences.ts';
import { featuresOfText, fitModels, rowOf } from './models.ts';
import { toneOutputs } from './targets.ts';

/** The share of messages without danger that may be called grave. */
const falseAlarms = 0.06;
/** From this sum on an indicator counts as found. */
const found = -2.4;

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Which grave messages are recognized, of all. */
function recallOf(judged: readonly Judged[], threshold: number): string {
  const grave = judged.filter(({ message }) => isGrave(message));
  const hits = grave.filter(({ tone }) => tone.grave > threshold).length;
  const [low, high] = interval(hits, grave.length);
  return `${percent(hits / grave.length)} of ${grave.length} (${percent(low)} to ${percent(high)})`;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length;

const isToneRight = ({ message, tone }: Judged) =>
  message.tone_ok.includes(tones.reduce((best, it) => (tone[it] > tone[best] ? it : best)));

const intensityError = ({ message, tone }: Judged) =>
  Math.abs(Math.min(10, Math.max(0, tone.intensity)) - message.intensity);

function indicatorScore(judged: readonly Judged[]): number {
  const counts = { hits: 0, misses: 0, falseAlarms: 0 };
  for (const { message, indicators } of judged)
    for (const id of riskIndicatorIds) {
      const isThere = message.indicators.includes(id);
      if (indicators[id] > found) counts[isThere ? 'hits' : 'falseAlarms'] += 1;
      else if (isThere) counts.misses += 1;
    }
  return f1(counts);
}

function print(title: string, judged: readonly Judged[]) {
  const scores = (which: (it: Judged) => boolean) => judged.filter(which).map(({ tone }) => tone.grave);
  const low = scores(({ message }) => message.risk_level === 'low');
  const threshold = thresholdAt(falseAlarms, low);
  const area = areaUnderCurve(
    scores(({ message }) => isGrave(message)),
    scores(({ message }) => !isGrave(message)),
  );
  console.info(`\n${title}: ${judged.length} messages`);
  console.info(`  grave: area under the curve ${area.toFixed(3)}; at ${percent(falseAlarms)} false alarms`);
  console.info(`  ${recallOf(judged, threshold)} are recognized`);
  for (const kind of ['plain', 'oblique', 'disclosure', 'quoted'] as const)
    console.info(
      `    ${kind}: ${recallOf(
        judged.filter(({ message }) => message.tags[0] === kind),
        threshold,
      )}`,
    );
  console.info(`  tone acceptable: ${percent(meanOf(judged.map((it) => Number(isToneRight(it)))))}`);
  console.info(`  intensity off by ${meanOf(judged.map(intensityError)).toFixed(2)} on average`);
  console.info(`  indicators: F1 ${indicatorScore(judged).toFixed(2)}`);
  for (const voice of new Set(judged.map(({ message }) => message.voice)))
    console.info(
      `    ${voice}: ${recallOf(
        judged.filter(({ message }) => message.voice === voice),
        threshold,
      )}`,
    );
}

const rows = readCorpus().map((message) => rowOf(message));
const judged = crossValidate(rows);
print(
  'English',
  judged.filter(({ message }) => message.language === 'en'),
);
print(
  'Spanish',
  judged.filter(({ message }) => message.language === 'es'),
);

const model = { ...fitModels(rows).tone, outputs: toneOutputs };
for (const language of ['en', 'es'] as const) {
  const low = judged.filter(({ message }) => message.language === language && message.risk_level === 'low');
  const threshold = thresholdAt(
    falseAlarms,
    low.map(({ tone }) => tone.grave),
  );
  const sentences = readGateSentences().filter((it) => it.language === language);
  const called = (isGrave: boolean) => {
    const all = sentences.filter((it) => it.isGrave === isGrave);
    return `${all.filter(({ text }) => predict(model, featuresOfText(text)).grave > threshold).length} of ${all.length}`;
  };
  console.info(`\nSentences by somebody else, ${language}: ${called(true)} grave ones are recognized,`);
  console.info(`${called(false)} harmless ones are called grave`);
}
