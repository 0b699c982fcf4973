import { visibleText } from '@mediation/agreement';
import { fontOf } from '../../agreement-files/fonts.ts';

/** Not letters of a text: unassigned, half of a pair, or drawn as nothing. A range may run over them. */
const isNoLetter = (letter: string) => /[\p{Cn}\p{Cs}]/u.test(letter) || visibleText(letter) !== letter;

/** A private letter is another sign in each font. */
const isDrawn = (letter: string) => !/\p{Co}/u.test(letter) && fontOf(letter) !== undefined;

/**
 * The code points beyond ASCII that the fonts of a PDF draw: the steps to where a range begins and to where it ends, in
 * turns, to the base of 36.
 */
export function rangesOfFonts(): string {
  const steps: string[] = [];
  let before = 0;
  for (let codePoint = 0x80; codePoint <= 0x10_ffff; codePoint += 1) {
    const letter = String.fromCodePoint(codePoint);
    if (isNoLetter(letter) || isDrawn(letter) === (steps.length % 2 === 1)) continue;
    steps.push((codePoint - before).toString(36));
    before = codePoint;
  }
  return steps.join(' ');
}
