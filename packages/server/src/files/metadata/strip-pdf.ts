import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import type { TakenOutKind } from '@mediation/api-client';
import { type HeldPdf, withPdf } from '../pdfium.ts';
import { type Note, noteXmp } from './kinds.ts';
import { stripMetadata } from './strip-picture.ts';

/** Writes a PDF as a whole and without its password, so that nothing of earlier states stays in it. */
const wholeAndOpen = 3;
const blank = 0x20;
/** What PDFium calls them. */
const annotations = { file: 17, field: 20 };
const photographStart = Buffer.from('ffd8ff', 'hex');

/**
 * Makes a copy of a PDF without its author, programs, dates, XMP, the files inside of it, who wrote its comments, and
 * what cameras wrote into its photographs. Undefined where that cannot be done safely: it is signed
 * electronically, cannot be opened, or is written in another way. What was found is noted by its kinds, also then.
 */
export async function stripPdf(pdf: Uint8Array, note: Note = () => undefined): Promise<Buffer | undefined> {
  const written = await withPdf(pdf, (held) => {
    noteInfo(held, note);
    return rewritten(held, note);
  });
  if (written === undefined || typeof written === 'string') return undefined;
  const copy = Buffer.from(written);
  const text = copy.toString('latin1');
  blankId(copy, text);
  const isStripped = blankInfo(copy, text) && (await stripStreams(copy, note));
  return isStripped ? copy : undefined;
}

const infos: Record<string, TakenOutKind> = {
  Author: 'author',
  Title: 'texts',
  Subject: 'texts',
  Keywords: 'texts',
  Creator: 'program',
  Producer: 'program',
  CreationDate: 'dates',
  ModDate: 'dates',
};

/** Notes what the information dictionary says. An empty text has two bytes. */
function noteInfo({ pdfium, document }: HeldPdf, note: Note) {
  for (const [key, kind] of Object.entries(infos)) if (pdfium.FPDF_GetMetaText(document, key, 0, 0) > 2) note(kind);
}

/** Whether somebody signed it. A field that waits for a signature is none. */
const isSigned = ({ pdfium, document }: HeldPdf) =>
  Array.from({ length: pdfium.FPDF_GetSignatureCount(document) }, (_, at) =>
    pdfium.FPDFSignatureObj_GetContents(pdfium.FPDF_GetSignatureObject(document, at), 0, 0),
  ).some((length) => length > 0);

/** The whole PDF in the order of PDFium; undefined if it is signed, because any change breaks a signature. */
function rewritten(held: HeldPdf, note: Note): Uint8Array | undefined {
  if (isSigned(held)) return undefined;
  const { pdfium, document, read } = held;
  if (!dropAttachments(held, note)) return undefined;
  for (let page = 0; page < pdfium.FPDF_GetPageCount(document); page += 1)
    if (!blankComments(held, page, note)) return undefined;
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (!pdfium.FPDF_SaveAsCopy(document, writer, wholeAndOpen)) return undefined;
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const at = pdfium.pdfium.wasmExports.malloc(size);
  if (at === 0) return undefined;
  pdfium.PDFiumExt_GetFileWriterData(writer, at, size);
  return read(at, size);
}

/** Removes the files inside of a PDF. */
function dropAttachments({ pdfium, document }: HeldPdf, note: Note): boolean {
  for (let left = pdfium.FPDFDoc_GetAttachmentCount(document); left > 0; left -= 1) {
    note('files');
    if (!pdfium.FPDFDoc_DeleteAttachment(document, left - 1)) return false;
  }
  return true;
}

/** Empties who wrote a comment and when, and removes files that are pinned to a page. The T of a field is its name. */
function blankComments({ pdfium, document }: HeldPdf, index: number, note: Note): boolean {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return false;
  const empty = pdfium.pdfium.wasmExports.malloc(2);
  pdfium.pdfium.setValue(empty, 0, 'i16');
  let isDone = true;
  for (let at = pdfium.FPDFPage_GetAnnotCount(page) - 1; at >= 0; at -= 1) {
    const comment = pdfium.FPDFPage_GetAnnot(page, at);
    const kind = pdfium.FPDFAnnot_GetSubtype(comment);
    for (const key of kind === annotations.field ? [] : ['T', 'M', 'CreationDate'])
      if (pdfium.FPDFAnnot_HasKey(comment, key)) {
        note(key === 'T' ? 'author' : 'dates');
        isDone &&= pdfium.FPDFAnnot_SetStringValue(comment, key, empty);
      }
    pdfium.FPDFPage_CloseAnnot(comment);
    if (kind === annotations.file) {
      note('files');
      isDone &&= pdfium.FPDFPage_RemoveAnnot(page, at);
    }
  }
  pdfium.FPDF_ClosePage(page);
  return isDone;
}

/** Removes the identifier, which tells which files have one origin, and is another one each time. */
function blankId(pdf: Buffer, text: string) {
  const id = [...text.matchAll(/\/ID\s*\[(?:\s*(?:<[^>]*>|\((?:\\[^]|[^\\)])*\))){2}\s*\]/g)].at(-1);
  if (id) pdf.fill(blank, id.index, id.index + id[0].length);
}

/** Empties the information dictionary and the values that it refers to. */
function blankInfo(pdf: Buffer, text: string): boolean {
  const number = [...text.matchAll(/\/Info (?<number>\d+) 0 R/g)].at(-1)?.groups?.['number'];
  if (number === undefined) return true;
  const info = objectIn(pdf, number);
  if (!info?.includes('<<')) return false;
  const values = info.toString('latin1').matchAll(/\/\w+ (?<number>\d+) 0 R/g);
  for (const { groups } of values) objectIn(pdf, groups!['number']!)?.fill(blank).write(' null');
  info.fill(blank).write(' <<>>');
  return true;
}

/** The bytes of an object, as PDFium writes it. */
function objectIn(pdf: Buffer, number: string): Buffer | undefined {
  const start = pdf.indexOf(`\n${number} 0 obj`);
  return start === -1 ? undefined : pdf.subarray(pdf.indexOf('obj', start) + 3, pdf.indexOf('endobj', start));
}

/** Blanks XMP and files inside, and strips photographs, in place: no other byte moves. */
async function stripStreams(pdf: Buffer, note: Note): Promise<boolean> {
  for (const { dictionary, bytes } of streamsIn(pdf)) {
    if (bytes === undefined || unknownInside.test(dictionary)) return false;
    if (besidesPages.test(dictionary)) {
      noteBeside(dictionary, bytes, note);
      bytes.fill(blank);
    } else if (isPhotograph(dictionary, bytes) && !(await stripPhotograph(bytes, note))) return false;
  }
  return true;
}

const mostXmpBytes = 1024 * 1024;

function noteBeside(dictionary: string, bytes: Buffer, note: Note) {
  if (/EmbeddedFile/.test(dictionary)) return note('files');
  try {
    noteXmp(
      (/FlateDecode/.test(dictionary) ? inflateSync(bytes, { maxOutputLength: mostXmpBytes }) : bytes).toString(
        'latin1',
      ),
      note,
    );
  } catch {
    note('other');
  }
}

/** Filters behind which a photograph may be that cannot be stripped: packed again, said elsewhere, or JPEG 2000. */
const unknownInside = /\/Filter\s*\[\s*\/\w+[^\]]*\/DCT|\/Filter\s*(?:\[[^\]]*?)?\d+ \d+ R|\/JPXDecode/;

/** XMP, and files inside that are named in another way than PDFium looks for. */
const besidesPages = /\/Type\s*\/(?:Metadata|EmbeddedFile)\b|\/Subtype\s*\/XML\b/;

const isPhotograph = (dictionary: string, bytes: Buffer) =>
  /\/Filter\s*\[?\s*\/DCTDecode/.test(dictionary) || bytes.subarray(0, 3).equals(photographStart);

/** Readers ignore what comes after the end of a photograph. */
async function stripPhotograph(bytes: Buffer, note: Note): Promise<boolean> {
  const stripped = await buffer(stripMetadata(Readable.from([Buffer.from(bytes)]), note)).catch(() => undefined);
  if (stripped === undefined) return false;
  bytes.fill(0).set(stripped);
  return true;
}

/** The streams as PDFium writes them, with their dictionaries; without bytes where one does not say its length. */
function* streamsIn(pdf: Buffer): Generator<{ dictionary: string; bytes: Buffer | undefined }> {
  const begin = Buffer.from('>>stream\r\n');
  for (let found = pdf.indexOf(begin), before = 0; found !== -1; found = pdf.indexOf(begin, before)) {
    const dictionary = pdf.toString('latin1', Math.max(before, pdf.lastIndexOf(' obj', found)), found);
    const length = Number(/\/Length (?<length>\d+)(?! \d+ R)/.exec(dictionary)?.groups?.['length']);
    const start = found + begin.length;
    const bytes = pdf.subarray(start, start + length);
    yield { dictionary, bytes: bytes.length === length ? bytes : undefined };
    before = start + bytes.length;
  }
}
