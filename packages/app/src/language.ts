import { type I18n, i18n, type Messages } from '@lingui/core';

/** The languages that the interface has words for. */
export type Language = 'en';

let language: Language = 'en';

/** Speaks a language from now on, with the words of a guest's first page. */
export async function speak(next: Language): Promise<I18n> {
  const { messages } = await import(`./locales/${next}/first.po`);
  language = next;
  i18n.load(next, messages as Messages);
  i18n.activate(next);
  document.documentElement.lang = next;
  return i18n;
}

function add(words: { messages: unknown }) {
  i18n.load(language, words.messages as Messages);
}

/** Adds the words of all other pages. */
export const speakFluently = async () => add(await import(`./locales/${language}/rest.po`));

/** Adds the long texts: privacy policy, what to expect, questions and answers. */
export const speakAtLength = async () => add(await import(`./locales/${language}/help.po`));

/** Adds the words of the pages on which somebody gets an account or a place in a case. */
export const speakOfEntry = async () => add(await import(`./locales/${language}/entry.po`));

/** Adds the words of the homes of all roles. */
export const speakOfHomes = async () => add(await import(`./locales/${language}/homes.po`));
