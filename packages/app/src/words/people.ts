import { i18n } from '@lingui/core';

/** How people call each other. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** What stands before the @ of an address. */
export const emailPrefix = (email: string) => email.split('@')[0] ?? email;

/** A name made of an address: "Ruth Lindqvist" for ruth.lindqvist@example.org. */
export function nameFromEmail(email: string): string {
  const prefix = emailPrefix(email);
  const words = prefix.split(/[._+-]+/).filter((it) => it !== '');
  return words.map((it) => it.charAt(0).toUpperCase() + it.slice(1)).join(' ') || prefix;
}

/** "Ruth, Tomas and Maya" in the language on screen. */
export const listOf = (names: string[]) => new Intl.ListFormat(listLocale(), { type: 'conjunction' }).format(names);

/** English lists go without a comma before the last name. */
const listLocale = () => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);

/** For a sentence that begins with whatever somebody is called here: "your mediator" becomes "Your mediator". */
export const sentence = (text: string) => text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);
