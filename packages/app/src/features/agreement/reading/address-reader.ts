import type { ClauseLanguage } from '@mediation/agreement';

/** "You" in the language of the words, which need not be that of the reader. */
const you: Record<ClauseLanguage, string> = { en: 'you', es: 'usted' };

/** Puts "(you)" behind the first mention of the reader's name in a text; "Maya’s" is left as it is. */
export function addressReader(text: string, name: string, language: ClauseLanguage): string {
  const mention = new RegExp(`(?<!\\p{L})${escaped(name)}(?![\\p{L}’'])`, 'u');
  return text.replace(mention, (found) => `${found} (${you[language]})`);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
