import { writeFileSync } from 'node:fs';
import { readCorpus } from './corpus.ts';
import { crossValidate } from './cross-validate.ts';
import { type Judged, inBrowser } from './judge.ts';
import { manifest } from './manifest.ts';
import { fitModels, rowOf } from './models.ts';
import { thresholdsOf } from './thresholds.ts';

const folder = new URL('../src/data/models/', import.meta.url);
const write = (name: string, content: object) =>
  writeFileSync(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`);

const rows = readCorpus().map((message) => rowOf(message));
const models = fitModels(rows);
write('full.json', models.full);
write('draft.json', models.draft);
write('manifest.json', manifest());
const judged = await crossValidate();
const thresholds = (all: readonly Judged[]) => {
  const of = (language: string) => thresholdsOf(all.filter(({ message }) => message.language === language));
  return { en: of('en'), es: of('es') };
};
write('thresholds.json', thresholds(judged));
write('draft-thresholds.json', thresholds(inBrowser(judged)));
