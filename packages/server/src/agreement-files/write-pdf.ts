import { buffer } from 'node:stream/consumers';
import { drawnText } from '@mediation/agreement';
import Pdf from 'pdfkit';
import { type Block, type FileContent, withTexts } from './content.ts';
import { drawLetters, isWrittenLeft } from './draw-letters.ts';
import { fonts } from './fonts.ts';
import { makeRoomForSeal, seal } from './seal/seal-pdf.ts';
import type { SealKey } from './seal/seal-key.ts';
import { readableColor } from '../brand/readable-color.ts';

const margin = 64;
const headings = {
  1: { size: 22, above: 12, below: 6 },
  2: { size: 15, above: 18, below: 6 },
  3: { size: 11.5, above: 10, below: 3 },
} as const;
/** A heading stands with at least this much of what follows. */
const together = 72;
const lineHeight = 15;
const soft = '#4b5157';
const line = '#b9bec4';

type Document = InstanceType<typeof Pdf>;
type Element = ReturnType<Document['struct']>;

/**
 * Writes a tagged PDF with its language, title and reading order. pdfkit, because @react-pdf/renderer writes no tags.
 * The same content makes the same bytes. A letter that no font has stands there by its code. With a key it is sealed.
 */
export async function writePdf(written: FileContent, sealKey?: SealKey): Promise<Uint8Array> {
  const content = withTexts(written, drawnText);
  const { language, paper, title, dated, brand, blocks } = content;
  const doc = new Pdf({
    size: paper.toUpperCase(),
    margin,
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: brand.name, CreationDate: dated, ModDate: dated },
  });
  const bytes = buffer(doc);
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  drawLetters(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  addBrand(doc, root, content);
  for (const block of blocks) addBlock(doc, root, block, readableColor(brand.color));
  root.end();
  addFooters(doc, content);
  if (sealKey) makeRoomForSeal(doc, sealKey, content);
  doc.end();
  return sealKey ? seal(await bytes, sealKey) : bytes;
}

const alignOf = (text: string) => ({ align: isWrittenLeft(text) ? 'right' : 'left' }) as const;

function addBrand(doc: Document, root: Element, { brand: { name, logo } }: FileContent) {
  if (logo)
    root.add(
      doc.struct('Figure', { alt: name }, () => {
        doc.image(Buffer.from(logo), margin, margin, { fit: [160, 44] });
      }),
    );
  if (logo) doc.y = margin + 52;
  root.add(doc.struct('P', {}, () => void doc.font('bold').fontSize(10).fillColor(soft).text(name, margin)));
}

function addBlock(doc: Document, root: Element, block: Block, color: string) {
  if (block.kind === 'heading') {
    const { size, above, below } = headings[block.level];
    doc.y += above;
    if (doc.y > doc.page.height - margin - together) doc.addPage();
    const write = () =>
      void doc.font('bold').fontSize(size).fillColor(color).text(block.text, margin, doc.y, alignOf(block.text));
    root.add(doc.struct(`H${block.level}`, {}, write));
    doc.y += below;
  } else if (block.kind === 'paragraph') {
    doc
      .font('regular')
      .fontSize(block.isSoft ? 9 : 11)
      .fillColor(block.isSoft ? soft : 'black');
    for (const text of block.text.split(/\n+/)) {
      const options = { lineGap: 3, paragraphGap: 4, ...alignOf(text) };
      root.add(doc.struct('P', {}, () => void doc.text(text, margin, doc.y, options)));
    }
  } else if (block.kind === 'list') addList(doc, root, block.items);
  else if (block.kind === 'table') addTable(doc, root, block);
  else if (doc.y > doc.page.height - margin - block.lines * lineHeight) doc.addPage();
}

function addList(doc: Document, root: Element, items: string[]) {
  const all = doc.struct('L');
  root.add(all);
  doc.font('regular').fontSize(11).fillColor('black');
  for (const text of items) {
    const item = doc.struct('LI');
    all.add(item);
    if (doc.y > doc.page.height - margin - doc.currentLineHeight(true)) doc.addPage();
    const { y } = doc;
    item.add(doc.struct('Lbl', {}, () => void doc.text('•', margin, y, { lineGap: 3 })));
    const options = { lineGap: 3, paragraphGap: 2, ...alignOf(text) };
    item.add(doc.struct('LBody', {}, () => void doc.text(text, margin + 14, y, options)));
    item.end();
  }
  all.end();
}

function addTable(doc: Document, root: Element, { head, rows }: Extract<Block, { kind: 'table' }>) {
  doc.y += 4;
  doc.x = margin;
  doc.font('regular').fontSize(9.5).fillColor('black');
  // pdfkit’s types do not know structParent yet.
  const options = {
    structParent: root,
    defaultStyle: { border: { top: 0, right: 0, bottom: 0.5, left: 0 }, borderColor: line, padding: 4 },
    data: [
      head.map((text) => ({ text, type: 'TH', scope: 'Column', font: { src: 'bold' } }) as const),
      ...rows.map(([name = '', ...cells]) => [{ text: name, type: 'TH', scope: 'Row' } as const, ...cells]),
    ],
  };
  doc.table(options);
  doc.x = margin;
  doc.y += 8;
}

/** The version and its hash with the number of the page, outside of the reading order. */
function addFooters(doc: Document, { footer, pageWords: { page, of } }: FileContent) {
  if (footer === null) return;
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    // Else a text below the margin begins a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.font('regular').fontSize(7).fillColor(soft);
    const y = doc.page.height - margin + 22;
    doc.text(footer, margin, y, { lineBreak: false });
    doc.text(`${page} ${at + 1} ${of} ${count}`, margin, y + 11, { lineBreak: false });
    doc.endMarkedContent();
  }
}
