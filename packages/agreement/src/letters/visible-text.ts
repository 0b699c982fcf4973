const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** Controls and format characters. Joiners, variation selectors and tags are part of letters and emoji, so they stay. */
const unseen =
  /(?!\n|\p{Join_Control}|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A text as every file shows it: with its letters, blanks and line breaks, and nothing that nobody sees. */
export const visibleText = (text: string): string =>
  text.replaceAll(lineBreak, '\n').replaceAll('\t', ' ').replaceAll(unseen, '');
