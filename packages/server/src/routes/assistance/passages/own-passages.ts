import { type AssistantLanguage, type OrganizationPassage, type Role, limits } from '@mediation/api-client';
import { type Passage, contactNames, passages } from '@mediation/assist';
import { invalidFields } from '../../../http/input/invalid-fields.ts';

/** A passage that an organization wrote, as it is stored. */
export interface OwnPassage {
  language: AssistantLanguage;
  passage_id: string;
  roles: Role[];
  title: string;
  content: string;
  questions: string[];
  reviewed_on: string;
  version: number;
}

const isBuiltIn = ({ language, passage_id: id }: OwnPassage) => passages[language].some((it) => it.id === id);

export const ownPassage = (row: OwnPassage): OrganizationPassage => ({
  id: row.passage_id,
  language: row.language,
  origin: isBuiltIn(row) ? 'changed' : 'added',
  roles: row.roles,
  title: row.title,
  text: row.content,
  questions: row.questions,
  reviewed_on: row.reviewed_on,
  version: row.version,
});

export const builtIn = (language: AssistantLanguage): OrganizationPassage[] =>
  passages[language].map(({ id, roles, title, text, questions, reviewed_on }) => ({
    id,
    language,
    origin: 'built_in',
    roles,
    title,
    text,
    questions,
    reviewed_on,
    version: null,
  }));

/** The passages of an organization as the engine reads them. One that replaces another keeps its topic and source. */
export function enginePassages(rows: readonly OwnPassage[]): Record<AssistantLanguage, Passage[]> {
  const inLanguage = (language: AssistantLanguage) =>
    rows
      .filter((it) => it.language === language)
      .map(({ passage_id: id, roles, title, content, questions, reviewed_on }): Passage => {
        const replaced = passages[language].find((it) => it.id === id);
        const { topic, jurisdiction, source } = replaced ?? {
          topic: 'organization',
          jurisdiction: 'any',
          source: null,
        };
        return { id, topic, jurisdiction, source, roles, title, text: content, questions, reviewed_on };
      });
  return { en: inLanguage('en'), es: inLanguage('es') };
}

const placeholdersIn = (text: string) => new Set(text.match(/\{\w+\}/g));
const known = new Set([...Object.keys(limits), ...contactNames].map((it) => `{${it}}`));

/** Refuses a text with an unknown placeholder, or without one that the replaced text has, like the emergency number. */
export function requirePlaceholders(text: string, replaced = ''): void {
  const used = placeholdersIn(text);
  const unknown = [...used].filter((it) => !known.has(it));
  const missing = [...placeholdersIn(replaced)].filter((it) => !used.has(it));
  if (unknown.length > 0)
    throw invalidFields({ path: 'text', message: `Nothing is known for ${unknown.join(', ')}. Leave it out.` });
  if (missing.length > 0)
    throw invalidFields({ path: 'text', message: `Keep ${missing.join(', ')}: it stands for a fact of the platform.` });
}
