import bidi from 'bidi-js';
import { fontOf, joiners, type LetterFont } from './fonts.ts';

type Document = PDFKit.PDFDocument;
type Options = PDFKit.Mixins.TextOptions & { lineWidth?: number };

/** A font of pdfkit, opened for a document. */
interface OpenedFont {
  /** In thousandths of the size. */
  ascender: number;
}

/** What pdfkit’s types do not know: the font in use, and how it draws a line of text. */
interface Inside {
  _font: OpenedFont;
  _fontSource: unknown;
  _fontFamily: unknown;
  _fontSize: number;
  _fragment: (text: string, x: number, y: number, options: Options) => void;
}

/** Letters that are drawn at once: of one font and one direction. */
interface Run {
  text: string;
  font: 'own' | LetterFont;
  level: number;
}

const { getEmbeddingLevels, getMirroredCharacter } = bidi();
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const writtenLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
/** They choose between looks in colors, and a PDF has one. */
const selectors = /[\ufe0e\ufe0f\u{e0020}-\u{e007f}]/gu;

/** Whether a text begins in a script that is written from right to left. */
export const isWrittenLeft = (text: string): boolean => writtenLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');

/**
 * Lets a document draw each letter in the first font that has it, and scripts that are written from right to left in
 * their order. pdfkit measures and breaks lines with it, in tables too.
 */
export function drawLetters(doc: Document): void {
  const inside = doc as Document & Inside;
  const { _fragment: draw } = inside;
  const measure = doc.widthOfString.bind(doc);
  const opened = new Map<string, OpenedFont>();

  function open({ name, bytes }: LetterFont): OpenedFont {
    const known = opened.get(name);
    if (known) return known;
    const { _font, _fontSource, _fontFamily } = inside;
    const { _font: font } = doc.registerFont(name, bytes).font(name) as Document & Inside;
    Object.assign(inside, { _font, _fontSource, _fontFamily });
    opened.set(name, font);
    return font;
  }

  /** Does something in the font of a run. */
  function inFont<T>({ font }: Run, work: () => T): T {
    if (font === 'own') return work();
    const { _font } = inside;
    Object.assign(inside, { _font: open(font) });
    const done = work();
    Object.assign(inside, { _font });
    return done;
  }

  const widthOf = (run: Run, options?: Options) => inFont(run, () => measure(run.text, options));

  Object.assign(doc, {
    widthOfString: (text: string, options?: Options) =>
      runsOf(text, 'ltr').reduce((sum, run) => sum + widthOf(run, options), 0),

    _fragment: (text: string, x: number, y: number, options: Options) => {
      const isFromRight = options.align === 'right';
      const line = text.replaceAll('\n', '');
      const runs = inOrder(isFromRight ? runsOf(line.trimEnd(), 'rtl') : runsOf(line, 'ltr'));
      const { _font, _fontSize } = inside;
      const baseline = (-_font.ascender / 1000) * _fontSize;
      let at = isFromRight ? x + (options.lineWidth ?? 0) - runs.reduce((sum, run) => sum + widthOf(run), 0) : x;
      for (const run of runs) {
        inFont(run, () => draw.call(doc, run.text, at, y, { ...options, align: 'left', baseline }));
        at += widthOf(run);
      }
    },
  });
}

/** A line as runs, in the order of its letters. */
function runsOf(line: string, direction: 'ltr' | 'rtl'): Run[] {
  if (fontOf(line) === 'own') return [{ text: shownIn('own', line), font: 'own', level: 0 }];
  const { levels } = getEmbeddingLevels(line, direction);
  const runs: Run[] = [];
  let isOpen = false;
  for (const { segment, index } of clusters.segment(line)) {
    const level = levels[index] ?? 0;
    // A font reverses the letters of its own script; what else stands between them is reversed here, one by one.
    const isTurned = level % 2 === 1 && !writtenLeft.test(segment);
    for (const text of fontOf(segment) === undefined ? segment : [segment]) {
      const font = fontOf(text) ?? 'own';
      const shown = shownIn(font, isTurned ? (getMirroredCharacter(text) ?? text) : text);
      const last = runs.at(-1);
      if (last && isOpen && !isTurned && last.font === font && last.level === level) last.text += shown;
      else runs.push({ text: shown, font, level });
      isOpen = !isTurned;
    }
  }
  return runs;
}

/** Literata has no letters that join. */
const shownIn = (font: Run['font'], text: string) => text.replaceAll(font === 'own' ? joiners : selectors, '');

/** Runs from left to right, as they are drawn (UAX 9, L2). */
function inOrder(runs: Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  return ordered;
}
