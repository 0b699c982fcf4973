import * as z from 'zod/mini';

const visible = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** What word processors and old programs write instead of a line break. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** A text as it is kept: trimmed, with one kind of line break, and empty without a visible character. */
export const keptText = (text: string): string => (visible.test(text) ? text.trim().replaceAll(lineBreak, '\n') : '');

/** Makes a text as it is kept. */
export const trim = z.overwrite<string>(keptText);

/** Text with at least one visible character. */
export const Text = (most: number) => z.string().check(trim, z.minLength(1), z.maxLength(most));

/** Must match `private.is_name` in the database, which refuses the same characters. */
const refusedInNames = [
  // Line breaks, control characters, and invisible or bidirectional formatting characters.
  /[\p{Cc}\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u,
  // Repeated joiners, direction marks or variation selectors: names and emoji need one at a time.
  /(?:[\u00ad\u061c\u200c-\u200f]|\u034f){2}|(?:[\u180b-\u180f]|[\ufe00-\ufe0f]){2}/,
  // More stacked combining marks than any script uses.
  /(?:[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]){5}/,
];

/** Refuses text that could disturb the line in which it is shown. */
export const plainLine = z.refine<string>(
  (text) => refusedInNames.every((it) => !it.test(text)),
  'Write this on one line, without hidden or stacked characters.',
);

/** The name of a person or an organization. */
export const Name = (most: number) => Text(most).check(plainLine);
