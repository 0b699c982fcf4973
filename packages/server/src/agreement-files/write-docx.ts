import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { visibleText } from '@mediation/agreement';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Block, type FileContent, withTexts } from './content.ts';
import { readableColor } from '../brand/readable-color.ts';

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
/** In twentieths of a point. */
const papers = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } };
const soft = '4B5157';
const line = { style: BorderStyle.SINGLE, size: 4, color: 'B9BEC4' };

/** Writes a DOCX with headings, lists and tables as such. The same content makes the same bytes. */
export async function writeDocx(written: FileContent): Promise<Uint8Array> {
  const content = withTexts(written, visibleText);
  const { language, paper, title, brand, blocks } = content;
  const color = readableColor(brand.color).slice(1);
  const style = (size: number, before: number, after: number) => ({
    run: { size, bold: true, color },
    paragraph: { spacing: { before, after }, keepNext: true },
  });
  const document = new Document({
    title,
    creator: brand.name,
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 22, language: { value: language } } },
        heading1: style(44, 240, 120),
        heading2: style(30, 360, 120),
        heading3: style(23, 200, 60),
      },
    },
    sections: [
      {
        properties: { page: { size: papers[paper] } },
        footers: { default: footerOf(content) },
        children: [...brandOf(content), ...blocks.flatMap((block) => partsOf(block))],
      },
    ],
  });
  return withDate(new Uint8Array(await Packer.toArrayBuffer(document)), content.dated);
}

function brandOf({ brand: { name, logo } }: FileContent): Paragraph[] {
  const text = new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 20, color: soft })] });
  if (!logo) return [text];
  const { width, height } = sizeOf(logo);
  const scale = Math.min(160 / width, 44 / height);
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const altText = { name, description: name, title: name };
  return [new Paragraph({ children: [new ImageRun({ type: 'png', data: logo, transformation, altText })] }), text];
}

/** The size of a PNG, from its header. */
function sizeOf(png: Uint8Array) {
  const header = new DataView(png.buffer, png.byteOffset);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

function partsOf(block: Block): (Paragraph | Table)[] {
  if (block.kind === 'heading') return [new Paragraph({ text: block.text, heading: headings[block.level] })];
  if (block.kind === 'list') return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
  if (block.kind === 'table') return [tableOf(block), new Paragraph({})];
  if (block.kind === 'keep') return [];
  const run = block.isSoft ? { size: 18, color: soft } : {};
  return block.text
    .split(/\n+/)
    .map((text) => new Paragraph({ spacing: { after: 100 }, children: [new TextRun({ text, ...run })] }));
}

function tableOf({ head, rows }: Extract<Block, { kind: 'table' }>): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const cell = (text: string, bold: boolean) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      borders: { top: none, left: none, right: none, bottom: line },
      children: text.split('\n').map((it) => new Paragraph({ children: [new TextRun({ text: it, bold, size: 19 })] })),
    });
  const row = (texts: string[], tableHeader: boolean) =>
    new TableRow({ tableHeader, cantSplit: true, children: texts.map((text) => cell(text, tableHeader)) });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((texts) => row(texts, false))],
  });
}

const footerOf = ({ footer, pageWords: { page, of } }: FileContent) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.LEFT,
        children: [
          new TextRun({ text: footer ?? '', size: 14, color: soft }),
          new TextRun({
            break: 1,
            size: 14,
            color: soft,
            children: [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });

/** Dates the document and its zip by the version, where the library writes the time of the writing. */
function withDate(zip: Uint8Array, dated: Date): Uint8Array {
  const parts = unzipSync(zip);
  const core = 'docProps/core.xml';
  const day = `${dated.toISOString().slice(0, 19)}Z`;
  parts[core] = strToU8(strFromU8(parts[core]!).replaceAll(/(<dcterms:\w+ [^>]*>)[^<]*/g, `$1${day}`));
  return zipSync(parts, { mtime: dated });
}
