import { predict } from '../src/classifier/model.ts';
import { indicatorOutputs, toneOutputs } from '../src/classifier/outputs.ts';
import { unpack } from '../src/classifier/unpack.ts';
import draftToneFile from '../src/data/models/draft-tone.json' with { type: 'json' };
import indicatorFile from '../src/data/models/indicators.json' with { type: 'json' };
import toneFile from '../src/data/models/tone.json' with { type: 'json' };
import { readUnseen } from './corpus.ts';
import type { Judged } from './cross-validate.ts';
import { rowOf } from './models.ts';

/** Judges the unseen messages by the models that ship. */
export function judgeUnseen(): Judged[] {
  const tone = unpack(toneFile, toneOutputs);
  const draftTone = unpack(draftToneFile, toneOutputs);
  const indicators = unpack(indicatorFile, indicatorOutputs);
  return readUnseen().map((message) => {
    const { features } = rowOf(message);
    return {
      message,
      tone: predict(tone, features),
      draftTone: predict(draftTone, features),
      indicators: predict(indicators, features),
    };
  });
}
