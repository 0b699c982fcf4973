import { limits } from '@mediation/api-client';
import { strFromU8, unzipSync } from 'fflate';
import { DocxError } from './docx-error.ts';
import { attribute, childrenOf } from './xml.ts';

/** What an honest part never reaches: a thousand pages. Packed, it bounds the time of a dishonest one. */
const mostPacked = 1024 * 1024;
const mostUnpacked = 20 * 1024 * 1024;
const mostEntries = 5_000;

/** The parts of a DOCX that hold text, and what its styles are. */
export interface DocxParts {
  body: Element;
  styles: Element | undefined;
  footnotes: Element | undefined;
  endnotes: Element | undefined;
}

/** Unpacks a DOCX. Nothing in it is ever run, and no address in it is opened. */
export function docxParts(bytes: Uint8Array): DocxParts {
  if (bytes.length > limits.fileMaxBytes) throw new DocxError('large');
  refuseOldFormat(bytes);
  try {
    const names = namesByType(bytes);
    const part = (type: string) => {
      const name = names.get(type);
      return name === undefined ? undefined : parse(unpack(bytes, name));
    };
    const body = part('document.main') ?? part('document.macroEnabled.main');
    if (body === undefined) throw new DocxError('other');
    return { body, styles: part('styles'), footnotes: part('footnotes'), endnotes: part('endnotes') };
  } catch (error) {
    throw error instanceof DocxError ? error : new DocxError('other');
  }
}

/** Files with a password and those of Word before 2007 are archives of another kind. */
function refuseOldFormat(bytes: Uint8Array) {
  const isOld = [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
  if (!isOld) return;
  const isLocked = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
  throw new DocxError(isLocked ? 'locked' : 'old');
}

/** Where the parts are, by the end of their content type: `document.main`, `styles`. */
function namesByType(bytes: Uint8Array): Map<string, string> {
  const types = parse(unpack(bytes, '[Content_Types].xml'));
  return new Map(
    childrenOf(types, 'Override').map((it) => [
      attribute(it, 'ContentType').replace(/^.*(?:wordprocessingml|ms-word)\.(.*)\+xml$/u, '$1'),
      attribute(it, 'PartName').replace(/^\//u, ''),
    ]),
  );
}

/** Unpacks one part into a buffer of the size that the archive states, beyond which nothing is written. */
function unpack(bytes: Uint8Array, wanted: string): string {
  let entries = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      if (entries > mostEntries) throw new DocxError('large');
      if (name !== wanted) return false;
      if (size > mostPacked || originalSize > mostUnpacked) throw new DocxError('large');
      return true;
    },
  });
  const part = parts[wanted];
  if (part === undefined) throw new DocxError('other');
  return strFromU8(part);
}

function parse(xml: string): Element {
  // The format has none, and entities of a document type can grow without end.
  if (xml.includes('<!DOCTYPE')) throw new DocxError('other');
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  if (root.getElementsByTagName('parsererror').length > 0 || root.localName === 'parsererror')
    throw new DocxError('other');
  return root;
}
