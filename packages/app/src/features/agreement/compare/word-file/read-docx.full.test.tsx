// Guards packages/app/src/features/agreement/compare/word-file/**
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DocxError } from './docx-error.ts';
import { readDocx } from './read-docx.ts';
import { docxOf } from './word-file.testing.ts';

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inside: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const textsOf = (body: string, parts?: Record<string, string>) =>
  readDocx(docxOf(body, parts)).lines.map(({ text }) => text);

test('a paragraph is read whole, whatever Word divides it into', () => {
  const link = `<w:hyperlink>${run('Daniel')}</w:hyperlink>`;
  const field = `<w:r><w:instrText>DATE</w:instrText></w:r>${run('1 May')}`;
  const box = `<w:sdt><w:sdtPr/><w:sdtContent>${run('the loan')}</w:sdtContent></w:sdt>`;
  const tab = '<w:r><w:tab/><w:noBreakHyphen/><w:br/></w:r>';
  expect(textsOf(paragraph(`${run('Ma')}${run('ya pays ')}${link}${tab}${box}${run(' on ')}${field}`))).toEqual([
    'Maya pays Daniel -\nthe loan on 1 May',
  ]);
  expect(textsOf(`<w:sdt><w:sdtContent>${paragraph(run('In a box.'))}</w:sdtContent></w:sdt>`)).toEqual(['In a box.']);
});

test('tracked changes are read as accepted, and that is told', () => {
  const deleted = (text: string) => `<w:del><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
  const inserted = `<w:ins>${run('half')}</w:ins>`;
  const moved = `<w:moveFrom>${run('away ')}</w:moveFrom><w:moveTo>${run(' here')}</w:moveTo>`;
  const { lines, isTracked } = readDocx(
    docxOf(
      `${paragraph(`${run('Maya pays ')}${deleted('all')}${inserted}${moved}`)}${paragraph(run('One '), '<w:rPr><w:del/></w:rPr>')}${paragraph(run('line.'))}`,
    ),
  );
  expect(lines.map(({ text }) => text)).toEqual(['Maya pays half here', 'Oneline.']);
  expect(isTracked).toBe(true);
  expect(readDocx(docxOf(paragraph(run('Maya pays.')))).isTracked).toBe(false);
});

test('a row of a table is a line, without rows and cells that were deleted', () => {
  const cell = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`;
  const row = (cells: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
  const cells = `${cell(paragraph(run('Car')) + paragraph(run('old')))}${cell(paragraph(''))}${cell(paragraph(run('EUR 4,000')))}`;
  const nested = cell(`<w:tbl>${row(cell(paragraph(run('inside'))))}</w:tbl>`);
  const gone = cell(paragraph(run('gone')), '<w:cellDel/>');
  const table = `<w:tbl>${row(cells)}${row(cells, '<w:del/>')}<w:ins>${row(nested + gone)}</w:ins></w:tbl>`;
  expect(textsOf(table)).toEqual(['Car old ·  · EUR 4,000', 'inside']);
});

test('headings are found by their style in any language, by its base and by the outline', () => {
  const style = (id: string, name: string, more = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
  const styles = [
    style('Ttulo2', 'heading 2'),
    style('Clause', 'Clause', '<w:basedOn w:val="Ttulo2"/>'),
    style('Own', 'Own', '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>'),
    style('Deep', 'heading 5'),
    style('Round', 'Round', '<w:basedOn w:val="Round"/>'),
  ].join('');
  const styled = (id: string) => paragraph(run(id), `<w:pStyle w:val="${id}"/>`);
  const body = `${['Ttulo2', 'Clause', 'Own', 'Deep', 'Round', 'None'].map(styled).join('')}${paragraph(run('Direct'), '<w:outlineLvl w:val="0"/>')}`;
  expect(readDocx(docxOf(body, { styles })).lines.map(({ text, level }) => [text, level])).toEqual([
    ['Ttulo2', 2],
    ['Clause', 2],
    ['Own', 3],
    ['Deep', 0],
    ['Round', 0],
    ['None', 0],
    ['Direct', 1],
  ]);
});

test('numbered paragraphs are known as such, also by their style', () => {
  const list = '<w:numPr><w:numId w:val="3"/></w:numPr>';
  const styles = `<w:style w:styleId="List"><w:name w:val="List Number"/><w:pPr>${list}</w:pPr></w:style>`;
  const body = [list, '<w:pStyle w:val="List"/>', '<w:pStyle w:val="List"/><w:numPr><w:numId w:val="0"/></w:numPr>', '']
    .map((properties) => paragraph(run('One'), properties))
    .join('');
  expect(readDocx(docxOf(body, { styles })).lines.map(({ isListed }) => isListed)).toEqual([true, true, false, false]);
});

test('notes are read where they belong, and pictures are counted', () => {
  const footnotes = `<w:footnote w:id="2">${paragraph(run('Unless he moves.'))}</w:footnote>`;
  const { lines, pictures } = readDocx(
    docxOf(
      paragraph(
        `${run('Daniel stays.')}<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:drawing><w:blip/></w:drawing></w:r>`,
      ),
      { footnotes },
    ),
  );
  expect(lines.map(({ text }) => text)).toEqual(['Daniel stays. [Unless he moves.]']);
  expect(pictures).toBe(1);
});

/** The first bytes of a Word document from before 2007, or of one with a password. */
const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const locked = new Uint8Array([...old, ...strToU8('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0')]);

/** A DOCX that says of its body that it has another size. */
function claiming(size: number): Uint8Array {
  const bytes = docxOf(paragraph(run('x'.repeat(100_000))));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x0201_4b50 && view.getUint32(at + 24, true) > 100_000)
      view.setUint32(at + 24, size, true);
  return bytes;
}

test.for([
  ['other', 'an empty file', () => new Uint8Array()],
  ['other', 'a text', () => strToU8('Dear Daniel')],
  ['other', 'another archive', () => zipSync({ 'content.xml': strToU8('<a/>') })],
  ['other', 'a broken document', () => docxOf('<w:p>')],
  ['other', 'a document with entities of its own', () => docxOf('<!DOCTYPE a [<!ENTITY b "b">]>')],
  ['other', 'a document that understates its size', () => claiming(50)],
  ['old', 'a document from before 2007', () => new Uint8Array([...old, ...Array.from({ length: 100 }, () => 0)])],
  ['locked', 'a document with a password', () => locked],
  ['large', 'a document over the limit', () => new Uint8Array(10 * 1024 * 1024 + 1)],
  ['large', 'a document that unpacks to very much', () => claiming(21 * 1024 * 1024)],
  ['large', 'a document with more text than any agreement', () => docxOf(paragraph(run('word '.repeat(210_000))))],
] as const)('it is refused as %s: %s', ([problem, , make]) => {
  expect(() => readDocx(make())).toThrow(expect.objectContaining({ problem }) as DocxError);
});
