const shapes: [RegExp, string][] = [
  [/[‘’‚‛′]/gu, "'"],
  [/[“”„‟«»″]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/\s+/gu, ' '],
];

/** A text without what programs change by themselves: the shapes of quotation marks and dashes, and the width of blanks. */
export const asRead = (text: string): string =>
  shapes.reduce((changed, [shape, plain]) => changed.replaceAll(shape, plain), text.normalize('NFC')).trim();
