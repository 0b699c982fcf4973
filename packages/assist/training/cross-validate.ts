import { isNoPersons } from './corpus.ts';
import { type Judged, judgeBy } from './judge.ts';
import { type Row, fitModels } from './models.ts';

const folds = 5;

/** Judges every message by models fitted to other voices only. No voice shares a template with another. */
export function crossValidate(rows: readonly Row[]): Judged[] {
  const voices = [...new Set(rows.map(({ message }) => message.voice))];
  const foldOf = new Map(voices.map((voice, index) => [voice, index % folds]));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const models = fitModels(rows.filter(({ message }) => foldOf.get(message.voice) !== fold));
    const judged = rows.filter(({ message }) => foldOf.get(message.voice) === fold && !isNoPersons(message));
    return judgeBy(models, judged);
  });
}
