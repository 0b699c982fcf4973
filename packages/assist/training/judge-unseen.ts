import { readUnseen } from '@mediation/assist-corpus';
import draft from '../src/data/models/draft.json' with { type: 'json' };
import full from '../src/data/models/full.json' with { type: 'json' };
import { type Judged, judgeBy } from './judge.ts';
import { rowOf } from './models.ts';

/** Judges the unseen messages by the models that ship. */
export const judgeUnseen = (): Judged[] =>
  judgeBy(
    { full, draft },
    readUnseen().map((message) => rowOf(message)),
  );
