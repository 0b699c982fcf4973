import type { FilledField } from '@mediation/agreement';
import { patchDocument, PatchType, TextRun } from 'docx';
import { braces } from './read-letter.ts';

/** What stands where a value is not there yet, so that somebody can write it in. */
const gap = '________';

/** Writes the values into a letter in the style of its fields. */
export const fillLetter = (bytes: Uint8Array, fields: readonly FilledField[], madeFrom: string): Promise<Uint8Array> =>
  patchDocument({
    outputType: 'uint8array',
    data: bytes,
    placeholderDelimiters: braces,
    keepOriginalStyles: true,
    patches: Object.fromEntries(
      fields.map(({ name, text }) => [
        name,
        {
          type: PatchType.PARAGRAPH,
          children: (text ?? gap)
            .replaceAll(/[{}]/g, (it) => (it === '{' ? '(' : ')'))
            .split('\n')
            .map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) })),
        },
      ]),
    ),
    properties: { subject: madeFrom },
  });
