import { i18n } from '@lingui/core';

/** How people call each other. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** What somebody is called on screen: their own name where it is known, and otherwise what stands before the @. */
export const shownName = ({ name, email }: { name: string; email: string }) =>
  name.trim() || (email.split('@')[0] ?? email);

/** "Ruth, Tomas and Maya" in the language on screen. */
export const listOf = (names: string[]) => new Intl.ListFormat(listLocale(), { type: 'conjunction' }).format(names);

/** English lists go without a comma before the last name. */
const listLocale = () => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);

/** For a sentence that begins with whatever somebody is called here: "your mediator" becomes "Your mediator". */
export const sentence = (text: string) => text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);
