import { i18n } from '@lingui/core';

/** How people call each other. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** "Ruth, Tomas and Maya" in the language on screen. */
export const listOf = (names: string[]) => new Intl.ListFormat(listLocale(), { type: 'conjunction' }).format(names);

/** English lists go without a comma before the last name. */
const listLocale = () => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);
