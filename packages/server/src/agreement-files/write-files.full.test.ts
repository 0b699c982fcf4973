// Guards packages/server/src/agreement-files/**
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plain, readDocx, readPdf } from '../testing/read-files.ts';
import { weekly } from '../routes/agreement/schedules.fixture.ts';
import {
  bothSignatures,
  brand,
  facts,
  parties,
  sampleContent,
  versionWith,
} from '../routes/agreement/files/sample-version.fixture.ts';
import { contentOf } from './content-of.ts';
import { readableColor } from '../brand/readable-color.ts';
import { writeDocx } from './write-docx.ts';
import { writePdf } from './write-pdf.ts';

type Content = ReturnType<typeof sampleContent>;

const pdfOf = async (content: Content) => readPdf(await writePdf(content));
const docxOf = async (content: Content) => readDocx(await writeDocx(content));

/** All words of a content in their order. */
const wordsOf = ({ blocks }: Content) =>
  plain(
    blocks
      .flatMap((it) => {
        if (it.kind === 'list') return it.items;
        if (it.kind === 'keep') return [];
        return it.kind === 'table' ? [it.head, ...it.rows].flat() : [it.text];
      })
      .join(' '),
  );

test('a PDF and a DOCX of 60 clauses hold every word in order, on paged, numbered pages with the hash', async () => {
  const version = versionWith(60, { signatures: bothSignatures });
  const content = sampleContent(version);
  const { pages, title, language } = await pdfOf(content);
  expect({ title, language }).toEqual({ title: 'Memorandum of Understanding, CASE-2026-0012', language: 'en' });
  expect(pages.length).toBeGreaterThan(8);
  const footers = pages.map((_, at) => `${content.footer} Page ${at + 1} of ${pages.length}`);
  const bodies = pages.map((text, at) => {
    expect(text.endsWith(footers[at]!)).toBe(true);
    return text.slice(0, -footers[at]!.length).trim();
  });
  const duties = `${parties[0]?.name}: Pay the rent. By 1 December 2026, and then every month. Both: Look at it again. By 15 June 2027.`;
  const signed = version.clauses.map((it, at) => plain(`${at + 1}. ${it.heading} ${it.text} ${duties}`)).join(' ');
  const words = wordsOf(content);
  expect(words).toContain(signed);
  expect(words).not.toContain('Not signed.');
  expect(withoutBullets(bodies.join(' '))).toBe(`${brand.name} ${words}`);

  const docx = await docxOf(content);
  expect(docx.text).toBe(`${brand.name} ${words}`);
  expect(docx.footer).toContain(version.hash);
});

const withoutBullets = (text: string) => plain(text.replaceAll('•', ' '));

test('a PDF is tagged with headings, paragraphs, lists, tables and the logo, a DOCX has styles for them', async () => {
  const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#1d5c63' } })
    .png()
    .toBuffer();
  const content = contentOf(versionWith(2, { signatures: bothSignatures }), facts, { ...brand, logo });
  const { roles } = await pdfOf(content);
  expect(new Set(roles)).toEqual(
    new Set([
      'Document',
      'Figure',
      'P',
      'H1',
      'H2',
      'H3',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Root',
    ]),
  );
  const { body } = await docxOf(content);
  for (const part of ['w:val="Heading1"', 'w:val="Heading2"', 'w:val="Heading3"', '<w:numPr>', '<w:tblHeader/>'])
    expect(body).toContain(part);
  expect(body).toContain(`descr="${brand.name}"`);
});

test('a signature shows the name, the time with its zone, how it was made and the hash', async () => {
  const text = wordsOf(sampleContent(versionWith(1, { signatures: bothSignatures })));
  expect(text).toContain('Signed on screen on 17 November 2026 at 10:15:31 CET Fingerprint of the words');
  expect(text).toContain('Łukasz O’Brien Signed on paper on 18 November 2026. The mediator recorded it on 19 November');
  expect(text).not.toContain('Not signed yet');
  const unsigned = wordsOf(sampleContent(versionWith(1)));
  expect(unsigned).toContain('Not signed yet: María-José Fernández de la Concepción y Álvarez and Łukasz O’Brien');
});

test('a file is in the language of its clauses', async () => {
  const [it] = versionWith(1).clauses;
  const text = 'Los niños duermen en la casa de la madre y el padre paga el colegio cada mes.';
  const content = sampleContent(versionWith(0, { clauses: [{ ...it!, heading: 'Educación', text }] }));
  const { language, title, pages } = await pdfOf(content);
  expect({ language, title }).toEqual({ language: 'es', title: 'Memorando de entendimiento, CASE-2026-0012' });
  expect(pages.join(' ')).toContain(`1. Educación ${text}`);
  expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
  expect((await docxOf(content)).text).toContain(`1. Educación ${text}`);
});

test('the same version makes the same bytes at another time', async () => {
  const content = sampleContent(versionWith(2));
  for (const write of [writePdf, writeDocx]) {
    const before = await write(content);
    // A zip counts in steps of two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(Buffer.from(await write(content)).equals(before)).toBe(true);
  }
});

/** The text of both files of a version with one clause of these words. */
async function textsWith(text: string) {
  const [it] = versionWith(1).clauses;
  const content = sampleContent(versionWith(0, { clauses: [{ ...it!, text, duties: [] }] }));
  return [(await pdfOf(content)).pages.join(' '), (await docxOf(content)).text];
}

test.for([
  [
    'thin blanks as programs of French and Spanish write them',
    'Maya pays 1\u202f234,50\u00a0€.',
    'Maya pays 1 234,50 €.',
  ],
  ['direction marks of a messenger', '\u200eMaya\u200f pays \u202aDaniel\u202c.', 'Maya pays Daniel.'],
  ['zero width letters and soft hyphens', 'Ma\u200bya pa\u00adys\ufeff Da\u2060niel.', 'Maya pays Daniel.'],
  ['line breaks of a word processor', 'First line.\vSecond.\u2028Third.', 'First line. Second. Third.'],
  ['control characters', 'Maya\u0001 pays\u001f.', 'Maya pays.'],
  ['hyphens that do not break', 'A two\u2011night stay.', 'A two\u2011night stay.'],
  ['signs', '☐ Maya pays ₪ 20 → Daniel.', '☐ Maya pays ₪ 20 → Daniel.'],
] as const)('both files show %s', async ([, written, shown]) => {
  for (const text of await textsWith(written)) expect(text).toContain(`The home, part 1 ${shown} `);
});

test.for([
  ['Arabic', 'تدفع مايا الإيجار', ['تدفع', 'مايا']],
  ['Hebrew', 'מאיה משלמת שכר דירה', ['מאיה', 'משלמת', 'דירה']],
  ['Hindi', 'माया किराया देती है', ['है']],
  ['Thai', 'มายาจ่ายค่าเช่า', ['มายา']],
  ['Chinese', '玛雅支付房租。瑪雅支付房租。', ['玛雅支付房租', '瑪雅支付房租']],
  ['Japanese', 'マヤは家賃を払います', ['マヤは家賃を払います']],
  ['Korean', '마야가 집세를 냅니다', ['마야가', '냅니다']],
  ['emoji', 'Thank you 🙂 see you at 5 👍🏽', ['Thank you 🙂 see you at 5 👍']],
] as const)('both files have the letters of %s', async ([, written, words]) => {
  for (const text of await textsWith(written)) {
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toMatch(/\[U\+|\ufffd/u);
  }
});

test('a PDF names a letter that no font has by its code, and the DOCX holds it', async () => {
  const [pdf, docx] = await textsWith('The party pays. \u{13000}');
  expect(pdf).toContain('The party pays. [U+13000]');
  expect(docx).toContain('The party pays. \u{13000}');
});

test.for([
  ['en', '[0 0 595.28 841.89]', '14 November 2026 at 11:20:00 CET'],
  ['en-US', '[0 0 612 792]', 'November 14, 2026 at 11:20:00 AM GMT+1'],
] as const)('the files of an office with the locale %s are on its paper, with its dates', async ([locale, box, at]) => {
  const content = contentOf(versionWith(1), { ...facts, locale }, brand);
  const pdf = await writePdf(content);
  expect(Buffer.from(pdf).toString('latin1')).toContain(`/MediaBox ${box}`);
  const { body, text } = await docxOf(content);
  expect(body).toContain(locale === 'en' ? '<w:pgSz w:w="11906" w:h="16838"' : '<w:pgSz w:w="12240" w:h="15840"');
  for (const words of [(await readPdf(pdf)).pages.join(' '), text]) expect(words).toContain(`released ${at}`);
});

test('headings have the organization’s color where it can be read on white, else ink', () => {
  expect(['#1d5c63', '#ffd400', 'teal'].map(readableColor)).toEqual(['#1d5c63', '#1f2328', '#1f2328']);
});

test('both files begin with what stays open and mark each clause that was not agreed', async () => {
  const [it] = versionWith(1).clauses;
  const clauses = [it!, { ...it!, state: 'parked' as const }, { ...it!, state: 'discussing' as const }];
  const content = sampleContent(versionWith(0, { clauses }));
  const { pages } = await pdfOf(content);
  const marked =
    /Stays open • ?The holidays of 2029 Clauses 1\. [^.]* The party who.* 2\. The home, part 1 Not agreed at the release: parked\. The party/;
  expect(pages[0]).toMatch(marked);
  const docx = (await docxOf(content)).text;
  expect(docx).toMatch(/Stays open The holidays of 2029 Clauses 1\. /);
  expect(docx).toContain('3. The home, part 1 Not agreed at the release: still being discussed.');
  expect(docx.match(/Not agreed at the release/g)).toHaveLength(2);
});

test('both files say what the mediator did not count as open, and why', async () => {
  const struck_points = [{ point: 'Nothing said about pensions', by: 'Ruth Holt', reason: 'Clause 2 names them.' }];
  const content = sampleContent(versionWith(1, { struck_points }));
  const words = /Not counted as open (?:• ?)?“Nothing said about pensions”\. Ruth Holt: Clause 2 names them\. Clauses/;
  expect((await pdfOf(content)).pages[0]).toMatch(words);
  expect((await docxOf(content)).text).toMatch(words);
});

test('both files say which of two exceptions that overlap wins, and which kind of rule wins', async () => {
  const [holiday] = weekly().holidays;
  const birthday = { ...holiday!, id: crypto.randomUUID(), name: 'Birthday' };
  const wedding = { ...holiday!, id: crypto.randomUUID(), name: 'Wedding', wins_over: [birthday.id] };
  const content = sampleContent(versionWith(1, { schedule: { ...weekly(), exceptions: [birthday, wedding] } }));
  for (const text of [(await pdfOf(content)).pages.join(' '), (await docxOf(content)).text]) {
    expect(text).toContain('Annex: schedule of the children Where rules overlap, exceptions win over holidays,');
    expect(text).toContain('Where “Wedding” and “Birthday” overlap, “Wedding” wins.');
    expect(text).not.toContain('“Birthday” wins');
  }
});

test('both files have a place to sign on paper for each party who has not signed, with the fingerprint', async () => {
  const [first] = bothSignatures;
  for (const [signatures, names] of [
    [[], parties.map(({ name }) => name)],
    [[first!], ['Łukasz O’Brien']],
  ] as const) {
    const content = sampleContent(versionWith(1, { signatures: [...signatures] }));
    for (const text of [(await pdfOf(content)).pages.join(' '), (await docxOf(content)).text])
      expect(text).toMatch(
        new RegExp(
          `sign: Fingerprint [^:]*: \\w{64} Name Date Signature ${names.join(' ')} For a witness or a notary,`,
        ),
      );
  }
  const signed = await docxOf(sampleContent(versionWith(1, { signatures: bothSignatures })));
  expect(signed.text).not.toContain('To sign these words on paper');
});
