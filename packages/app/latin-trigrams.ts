import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Leaves out of franc's data all but the languages in Latin letters: the check of a draft asks only whether a text is
 * English or Spanish, which no text in another script is.
 */
export const latinTrigrams: Plugin = {
  name: 'latin-trigrams',
  load: {
    filter: { id: /\/franc-min\/data\.js$/ },
    async handler(id) {
      const { data } = (await import(pathToFileURL(id).href)) as { data: { Latin: object } };
      return `export const data = ${JSON.stringify({ Latin: data.Latin })};`;
    },
  },
};
