import { ApiError, MergeKey, type TemplateField } from '@mediation/api-client';
import { patchDetector } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { unreadable } from '../files/unreadable.ts';
import type { TemplateFacts } from './template-facts.ts';

/** Fields of letters are names of values in braces. */
export const braces = { start: '{', end: '}' };

const mostUnpacked = 30 * 1024 * 1024;
const broken = 'We could not read this letter. Save it as a DOCX again and send that.';
const tooLarge = 'This letter is too large.';
const known = new Set<string>(MergeKey.options);

/** Reads the fields of a letter; refuses one with a field that is no value of a case. */
export async function readLetter(bytes: Uint8Array): Promise<TemplateFacts> {
  const words = wordsOf(bytes);
  const found = await patchDetector({ data: bytes, placeholderDelimiters: braces }).catch(() => {
    throw unreadable(broken);
  });
  const unknown = found.filter((name) => !known.has(name)).map((name) => `“{${name}}”`);
  if (unknown.length === 1) throw unreadable(`${unknown[0]!} is not a field we know.`);
  if (unknown.length > 1) throw unreadable(`These are not fields we know: ${unknown.join(', ')}.`);
  if (/[{}]/.test(words.replaceAll(/\{[^{}]+\}/g, ''))) throw unreadable('A field in this letter has only one brace.');
  if (found.length === 0)
    throw unreadable('This letter has no fields. Write the name of a field in braces where its value goes.');
  return { kind: 'letter', pages: null, fields: found.map(asField) };
}

const asField = (name: string): TemplateField => ({
  name,
  page: null,
  kind: 'text',
  options: [],
  most: null,
  has_lines: true,
});

/** The words of a letter, each paragraph on a line. Unpacks no more than it can hold. */
function wordsOf(bytes: Uint8Array): string {
  let size = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        if (size > mostUnpacked) throw unreadable(tooLarge);
        return /^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name);
      },
    });
    if (!parts['word/document.xml']) throw unreadable(broken);
    return Object.values(parts)
      .map((part) =>
        strFromU8(part)
          .replaceAll('</w:p>', '\n')
          .replaceAll(/<[^>]*>/g, ''),
      )
      .join('\n');
  } catch (error) {
    throw error instanceof ApiError ? error : unreadable(broken);
  }
}
