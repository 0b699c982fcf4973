import { riskIndicatorIds } from '@mediation/api-client';
import { isNoPersons } from '@mediation/assist-corpus';
import draftThresholds from '../src/data/models/draft-thresholds.json' with { type: 'json' };
import thresholds from '../src/data/models/thresholds.json' with { type: 'json' };
import { isGraveLevel, severityOf } from '../src/risk/severity.ts';
import { read } from '../src/text/reading.ts';
import { crossValidate } from './cross-validate.ts';
import { readGateSentences } from './gate-sentences.ts';
import { type Judged, inBrowser } from './judge.ts';
import { judgeUnseen } from './judge-unseen.ts';
import { type Share, measure } from './measure.ts';

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const said = ({ share, of, interval: [low, high] }: Share) =>
  `${percent(share)} of ${of} (${percent(low)} to ${percent(high)})`;

/** Prints how many grave messages of each part are recognized. */
function printParts(
  judged: readonly Judged[],
  language: 'en' | 'es',
  parts: readonly string[],
  isIn: (it: Judged, part: string) => boolean,
) {
  for (const part of parts) {
    const { recall } = measure(
      judged.filter((it) => isIn(it, part)),
      thresholds[language],
    );
    console.info(`    ${part.padEnd(22)} ${said(recall)}`);
  }
}

/** Prints what models reach on messages of voices that they have not seen. */
function printFigures(judged: readonly Judged[], language: 'en' | 'es', title: string) {
  const found = measure(judged, thresholds[language]);
  const draft = measure(inBrowser(judged), draftThresholds[language]);
  console.info(`\n${language}: ${judged.length} ${title}`);
  console.info(`  area under the curve of grave    ${found.area.toFixed(3)}`);
  console.info(`  grave messages recognized        ${said(found.recall)}`);
  console.info(`  critical ones, as high or above  ${said(found.critical)}`);
  console.info(`  harmless ones called grave       ${said(found.falseAlarms)}`);
  console.info(`  agreement on levels, weighted κ  ${found.kappa.toFixed(2)}`);
  console.info(`  tone acceptable                  ${said(found.tone)}`);
  console.info(`  intensity off by, on average     ${found.intensity.toFixed(2)}`);
  console.info(`  calm messages shown as upset     ${found.calmCalledUpset.share.toFixed(2)}`);
  console.info(`  indicators, micro F1             ${found.indicators.toFixed(2)}`);
  console.info(`  expressed or reported            ${said(found.reported)}`);
  console.info(`  in a browser: grave recognized   ${said(draft.recall)}`);
  console.info(`  in a browser: tone acceptable    ${said(draft.tone)}`);
}

const unseen = judgeUnseen();
for (const language of ['en', 'es'] as const) {
  const judged = unseen.filter(({ message }) => message.language === language);
  const [statements, others] = [true, false].map((is) => judged.filter(({ message }) => isNoPersons(message) === is));
  printFigures(others!, language, 'messages of unseen voices, judged by the models that ship');
  printFigures(statements!, language, 'unseen short statements and their harmless twins');
}

// What follows trains five times.
if (process.argv.includes('--unseen')) process.exit(0);

const all = await crossValidate();
for (const language of ['en', 'es'] as const) {
  const judged = all.filter(({ message }) => message.language === language);
  printFigures(judged, language, 'messages of the corpus, each judged by models that have not seen its voice');
  console.info('  grave messages recognized, by kind, indicator and voice');
  printParts(
    judged,
    language,
    ['plain', 'oblique', 'disclosure', 'quoted'],
    ({ message }, part) => message.tags[0] === part,
  );
  printParts(judged, language, riskIndicatorIds, ({ message }, part) => message.indicators.some((id) => id === part));
  const voices = [...new Set(judged.map(({ message }) => message.voice))];
  printParts(judged, language, voices, ({ message }, part) => message.voice === part);
}

for (const language of ['en', 'es'] as const)
  for (const isGrave of [true, false]) {
    const sentences = readGateSentences().filter((it) => it.language === language && it.isGrave === isGrave);
    const called = sentences.filter(({ text }) => isGraveLevel(severityOf(read(text).text).level));
    const kind = isGrave ? 'grave' : 'harmless';
    console.info(
      `\n${called.length} of ${sentences.length} ${kind} sentences by somebody else (${language}) are called grave`,
    );
  }
