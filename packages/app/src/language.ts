import { type I18n, i18n, type Messages } from '@lingui/core';
import { deviceStorage } from './browser/storage.ts';

/** The languages that the interface has words for, each by its own name. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

const key = 'app-language';
const loaded = new Set(['first']);
let wanted: Language = 'en';

/** Whether the interface has words for it. */
export const isLanguage = (name: string | null): name is Language => name !== null && Object.hasOwn(languages, name);

/** Whether somebody chose a language on this device. */
export const isLanguageChosen = () => isLanguage(deviceStorage.getItem(key));

/** What was chosen on this device, else the first language of the browser that there are words for. */
export function firstLanguage(): Language {
  const chosen = deviceStorage.getItem(key);
  const asked = navigator.languages.map((it) => it.split('-')[0] ?? '');
  return isLanguage(chosen) ? chosen : (asked.find(isLanguage) ?? 'en');
}

/** Speaks a language from now on, with all the words that were needed until now. */
export async function speak(next: Language): Promise<I18n> {
  wanted = next;
  try {
    await Promise.all([...loaded].map((name) => load(next, name)));
  } catch (error) {
    wanted = isLanguage(i18n.locale) ? i18n.locale : 'en';
    throw error;
  }
  if (wanted !== next) return i18n;
  i18n.activate(next);
  document.documentElement.lang = next;
  return i18n;
}

/** Speaks a language and keeps the choice on the device. */
export async function chooseLanguage(next: Language): Promise<void> {
  await speak(next);
  deviceStorage.setItem(key, next);
}

async function load(language: Language, name: string) {
  const { messages } = (await import(`./locales/${language}/${name}.po`)) as { messages: Messages };
  i18n.load(language, messages);
}

async function add(name: string) {
  loaded.add(name);
  await load(wanted, name);
}

/** Adds the words of all other pages. */
export const speakFluently = () => add('rest');

/** Adds the words of one part of the product, which has a catalog of its own. */
export const speakAbout = (part: 'notifications' | 'profile') => add(part);

/** Adds the long texts: privacy policy, what to expect, questions and answers. */
export const speakAtLength = () => add('help');

/** Adds the words of the pages on which somebody gets an account or a place in a case. */
export const speakOfEntry = () => add('entry');

/** Adds the words of the homes of all roles. */
export const speakOfHomes = () => add('homes');

/** Adds the words of the pages that no home needs. */
export const speakOfWork = () => add('work');
