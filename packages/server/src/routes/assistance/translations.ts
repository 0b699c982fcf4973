import { ApiError, type ReadingCopy } from '@mediation/api-client';
import { type Claims, type Database, sqlOn } from '../../database/database.ts';
import type { AsCaller, Handlers } from '../../http/handlers.ts';
import { invalidFields } from '../../http/input/invalid-fields.ts';
import type { Gate } from '../../http/guard/rate-limit.ts';
import type { Engines } from '../../language-model/engines.ts';
import { readKnownValues } from '../../language-model/tokens/read-known-values.ts';
import { requireAssistance } from './require-assistance.ts';
import { supportedLanguage } from './reading/supported-language.ts';

interface TranslationDeps {
  db: Database;
  engines: Engines;
  gate: Gate;
}

interface Wanted {
  claims: Claims;
  asCaller: AsCaller;
  signal: AbortSignal;
  caseId: string;
  /** The proposal or the clause. */
  id: string;
  versionId: string | null;
  language: string;
}

/** Reading copies of what others wrote in another language. The text is read by its id, as the caller may read it. */
export function translations({ db, engines, gate }: TranslationDeps) {
  const readKnown = (claims: Claims, caseId: string) => () =>
    readKnownValues(sqlOn(db), { userId: claims.sub, caseId });

  async function translate({ claims, asCaller, signal, caseId, id, versionId, language: wanted }: Wanted) {
    const language = supportedLanguage(wanted);
    if (language === undefined) throw invalidFields({ path: 'language', message: 'Choose English or Spanish.' });
    await gate.spend('ai', claims.sub);
    const { mayLeave, found } = await asCaller(async (sql) => ({
      ...(await requireAssistance(sql, { caseId })),
      found: await sql<{ passages: string[]; ai_reads: boolean }>`
        select passages, ai_reads from private.translatable(${caseId})
        where id = ${id} and version_id is not distinct from ${versionId}::uuid`,
    }));
    const [text] = found;
    if (text === undefined) return undefined;
    const known = readKnown(claims, caseId);
    const translator = await engines.translatorFor({ mayLeave, readKnown: known });
    if (translator === undefined) throw new ApiError('unavailable', 'No language model may translate here.');
    const { mark } = translator;
    const none = (reason: string): ReadingCopy => ({ copy: null, engine: { ...mark, fallback_reason: reason } });
    if (!text.ai_reads) return none('without_consent');
    const names = (await known()).filter(({ kind }) => kind === 'PERSON').map(({ value }) => value);
    const made = await translator.translate({ passages: text.passages, language, names, signal });
    return 'reason' in made ? none(made.reason) : { copy: made.copy, engine: mark };
  }

  return {
    getTranslationOffer: async ({ input: { caseId }, asCaller }) => {
      const offer = await asCaller(async (sql) => {
        const [found] = await sql<{ may_leave: boolean; closed: string[] }>`
          select private.external_ai_is_on(id) as may_leave,
            array(select distinct t.id from private.translatable(id) t where not t.ai_reads) as closed
          from cases where id = ${caseId}`;
        return found;
      });
      if (offer === undefined) return undefined;
      const { may_leave: mayLeave, closed } = offer;
      const isOffered = engines.asksModel({ mayLeave });
      return { is_offered: isOffered, closed: isOffered ? closed : [] };
    },

    translateProposal: ({ input: { caseId, proposalId: id, language }, ...caller }) =>
      translate({ ...caller, caseId, id, versionId: null, language }),

    translateClause: ({ input: { caseId, versionId, clauseId: id, language }, ...caller }) =>
      translate({ ...caller, caseId, id, versionId, language }),
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/translations')>;
}
