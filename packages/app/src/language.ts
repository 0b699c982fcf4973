import { type I18n, i18n, type Messages } from '@lingui/core';
import { deviceStorage } from './browser/storage.ts';

/** The supported languages, each by its own name. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

/** Loads the messages of one part of the app in a language. */
export type Catalog = (language: Language) => Promise<{ messages: Messages }>;

const key = 'app-language';
const first: Catalog = (language) => import(`./locales/${language}/first.po`);
const loaded = new Set([first]);
const added = new Set<Messages>();
let wanted: Language = 'en';

/** Whether this is a supported language. */
export const isLanguage = (name: string | null): name is Language => name !== null && Object.hasOwn(languages, name);

/** Whether a language was chosen on this device. */
export const isLanguageChosen = () => isLanguage(deviceStorage.getItem(key));

/** The language chosen on this device, else the first supported language of the browser. */
export function firstLanguage(): Language {
  const chosen = deviceStorage.getItem(key);
  const asked = navigator.languages.map((it) => it.split('-')[0] ?? '');
  return isLanguage(chosen) ? chosen : (asked.find(isLanguage) ?? 'en');
}

/** Switches to a language, with every catalog loaded so far. */
export async function speak(next: Language): Promise<I18n> {
  wanted = next;
  try {
    await Promise.all([...loaded].map((catalog) => add(next, catalog)));
  } catch (error) {
    wanted = isLanguage(i18n.locale) ? i18n.locale : 'en';
    throw error;
  }
  if (wanted !== next) return i18n;
  i18n.activate(next);
  document.documentElement.lang = next;
  return i18n;
}

/** Stores a language as the choice on this device and switches to it; keeps the former choice where that fails. */
export async function chooseLanguage(next: Language): Promise<void> {
  const former = deviceStorage.getItem(key);
  deviceStorage.setItem(key, next);
  try {
    await speak(next);
  } catch (error) {
    if (deviceStorage.getItem(key) === next) deviceStorage.setItem(key, former ?? '');
    throw error;
  }
}

/** Loads a module together with the catalogs of its messages. */
export async function withMessages<Module>(module: Promise<Module>, ...catalogs: Catalog[]): Promise<Module> {
  for (const catalog of catalogs) loaded.add(catalog);
  const [loadedModule] = await Promise.all([module, ...catalogs.map((catalog) => add(wanted, catalog))]);
  return loadedModule;
}

async function add(language: Language, catalog: Catalog) {
  const { messages } = await catalog(language);
  // Each load draws the whole app anew.
  if (added.has(messages)) return;
  added.add(messages);
  i18n.load(language, messages);
}
