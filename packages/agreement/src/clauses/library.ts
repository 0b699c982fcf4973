import type { Clause, DocumentKind } from '@mediation/api-client';
import type { ClauseLanguage } from '../linter/language.ts';
import { catalog, type ClauseId, type ClauseTopic, entryOf } from './catalog.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { ClauseWords } from './clause-words.ts';

/** A clause that the project wrote, to begin with. It is no legal advice and names no law. */
export interface LibraryClause extends ClauseWords {
  id: ClauseId;
  topic: ClauseTopic;
  issue: Clause['issue'];
}

/** The clauses of the library that belong into a document. */
export function clausesOf(document: DocumentKind, language: ClauseLanguage): LibraryClause[] {
  const words = { en, es }[language];
  return (Object.keys(catalog) as ClauseId[])
    .filter((id) => entryOf(id).documents.includes(document))
    .map((id) => ({ id, topic: catalog[id].topic, issue: catalog[id].issue, ...words[id] }));
}
