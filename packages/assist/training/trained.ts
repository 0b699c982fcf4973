import { readCorpus } from '@mediation/assist-corpus';
import type { Thresholds } from '../src/classifier/decide.ts';
import { crossValidate } from './cross-validate.ts';
import { type Judged, inBrowser } from './judge.ts';
import type { trainedFiles } from './manifest.ts';
import { measure } from './measure.ts';
import { fitModels, rowOf } from './models.ts';
import { thresholdsOf } from './thresholds.ts';

type Language = 'en' | 'es';

/** Fits the models to the corpus, and judges by models that have not seen the voice of a message: the content of each file. */
export async function trained(): Promise<Record<(typeof trainedFiles)[number], object>> {
  const { full, draft } = fitModels(readCorpus().map((message) => rowOf(message)));
  const judged = await crossValidate();
  const judgedInBrowser = inBrowser(judged);
  const thresholds = perLanguage(judged, thresholdsOf);
  const draftThresholds = perLanguage(judgedInBrowser, thresholdsOf);
  const measured = { full: measuredBy(judged, thresholds), draft: measuredBy(judgedInBrowser, draftThresholds) };
  return { full, draft, thresholds, 'draft-thresholds': draftThresholds, measured };
}

function perLanguage<Value>(
  judged: readonly Judged[],
  valueOf: (some: readonly Judged[], language: Language) => Value,
): Record<Language, Value> {
  const of = (language: Language) => judged.filter(({ message }) => message.language === language);
  return { en: valueOf(of('en'), 'en'), es: valueOf(of('es'), 'es') };
}

const measuredBy = (judged: readonly Judged[], thresholds: Record<Language, Thresholds>) =>
  perLanguage(judged, (some, language) => measure(some, thresholds[language]));
