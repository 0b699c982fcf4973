import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** The name of the font and of the veil in the resources of each page. */
export const stampName = 'PacketPage';

/** Where the number of a page stands: the corner that a reader sees below on the right, with the way that it is turned. */
export interface Corner {
  x: number;
  y: number;
  turn: number;
  size: number;
}

const margin = { side: 20, below: 13 };

/** The corner of a page, however it is cut and turned. */
export function cornerOf(page: PDFPage): Corner {
  const { x, y, width, height } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const [right, top] = [x + width, y + height];
  const corners: Record<number, [number, number]> = { 90: [right, top], 180: [x, top], 270: [x, y] };
  const [cornerX, cornerY] = corners[turn] ?? [right, y];
  return { x: cornerX, y: cornerY, turn, size: Math.max(6, Math.min(width, height) / 74) };
}

let drawing: Promise<PDFFont> | undefined;
const helvetica = () =>
  (drawing ??= PDFDocument.create().then((scratch) => scratch.embedFont(StandardFonts.Helvetica)));

/** What a page number is drawn with, as objects: a font that every program has, and a white that lets the page through. */
export const stampObjects = {
  font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  veil: '<< /Type /ExtGState /ca 0.75 >>',
  /** Before the page, so that it leaves nothing behind. */
  save: 'q',
};

/** Draws a text into a corner on a thin veil, so that it can be read on a photograph, too. */
export async function stampOf(text: string, { x, y, turn, size }: Corner): Promise<string> {
  const font = await helvetica();
  const scale = size / 8;
  const width = font.widthOfTextAtSize(text, size);
  const [along, up] = [-margin.side * scale - width, margin.below * scale];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)].map(Math.round) as [
    number,
    number,
  ];
  const at = [x + cos * along - sin * up, y + sin * along + cos * up];
  const matrix = [cos, sin, -sin, cos, ...at].map(short).join(' ');
  const rim = size * 0.25;
  const box = [-rim, -rim - size * 0.2, width + 2 * rim, size * 1.1 + 2 * rim].map(short).join(' ');
  const words = `BT /${stampName} ${short(size)} Tf ${font.encodeText(text).toString()} Tj ET`;
  return `Q q ${matrix} cm q /${stampName} gs 1 g ${box} re f Q 0.12 g ${words} Q`;
}

const short = (it: number) => String(Math.round(it * 100) / 100);

/** A stream with these operators. */
export const streamOf = (operators: string) => `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`;
