import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Element {
  role?: string;
  children?: Element[];
}

/** A text with single spaces, so that it can be compared across line and page breaks. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Reads a PDF as a screen reader would: its language, title, the words of each page and the roles of its structure. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(plain(items.map((it) => ('str' in it ? `${it.str}${it.hasEOL ? '\n' : ''}` : '')).join('')));
    roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as Element));
  }
  await loading.destroy();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  return { title, language, pages, roles };
}

const rolesOf = ({ role, children = [] }: Element): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
];

/** Reads the words of a DOCX, its footer and the styles of its paragraphs. */
export function readDocx(bytes: Uint8Array) {
  const parts = unzipSync(bytes);
  const part = (name: string) => strFromU8(parts[name]!);
  const body = part('word/document.xml');
  return { text: wordsOf(body), footer: wordsOf(part('word/footer1.xml')), core: part('docProps/core.xml'), body };
}

const wordsOf = (xml: string) =>
  plain(
    xml
      .replaceAll(/<\/w:p>|<w:br\/>/g, '\n')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
