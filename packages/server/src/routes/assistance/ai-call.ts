import type { EngineMark, InsightType } from '@mediation/api-client';
import { type Claims, type Database, sqlOn } from '../../database/database.ts';
import type { Gate } from '../../http/guard/rate-limit.ts';
import type { AsCaller } from '../../http/handlers.ts';
import type { Engines } from '../../language-model/engines.ts';
import { readKnownValues } from '../../language-model/tokens/read-known-values.ts';
import { readWords, type Wanted, type Words } from './reading/read-words.ts';
import { requireAssistance } from './require-assistance.ts';
import { saveInsight } from './save-insight.ts';

export interface AiDeps {
  db: Database;
  engines: Engines;
  gate: Gate;
}

interface Caller {
  claims: Claims;
  asCaller: AsCaller;
}

type Source = Omit<Wanted, 'field' | 'form' | 'text'> & { save: boolean };

interface Kept {
  type: InsightType;
  /** What was analysed; `text` where it is more than the words. */
  words: Pick<Words, 'text' | 'transcript'>;
  text?: string;
  result: { engine: EngineMark };
  isSafetyOnly?: boolean;
}

/** Returns how a call to the assistance begins: it checks the right, and gives the engine with what the engine may read. */
export const aiCall =
  ({ db, engines, gate }: AiDeps) =>
  async ({ claims, asCaller }: Caller, caseId: string | null = null, isForMediator = false) => {
    await gate.spend('ai', claims.sub);
    const { mayLeave, contacts, passages, screens } = await asCaller((sql) =>
      requireAssistance(sql, { caseId, isForMediator }),
    );
    const readKnown = () => readKnownValues(sqlOn(db), { userId: claims.sub, caseId });
    const wordsOf = (wanted: Wanted) => asCaller((sql) => readWords(sql, wanted));
    return {
      engine: await engines.forCall({ mayLeave, contacts, passages, readKnown }),
      screens,
      contacts,
      wordsOf,
      /** The caller's own text. */
      draftOf: (text: string) => wordsOf({ text, case_id: caseId, field: 'text', form: 'draft' }),
      /** The words of others in a text count as a conversation for the mediator; everybody else writes drafts. */
      form: () =>
        asCaller(async (sql): Promise<Wanted['form']> => {
          const [mine] = await sql`select where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
          return mine ? 'conversation' : 'draft';
        }),
      /** The names that a rephrasing keeps: those of everybody in the case. */
      names: async () => (await readKnown()).filter(({ kind }) => kind === 'PERSON').map(({ value }) => value),
      /** Stores a result, where the caller wants that. */
      keep: async ({ save, channel_id: channelId }: Source, { words, ...analysis }: Kept) => {
        if (!save || !caseId) return null;
        const insight = { text: words.text, messageIds: words.transcript?.messageIds, ...analysis };
        return asCaller((sql) => saveInsight(sql, { caseId, channelId, ...insight }));
      },
    };
  };
