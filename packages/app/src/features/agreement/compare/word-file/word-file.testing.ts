import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const main = 'word/document.xml';

/** The same DOCX with its body written in another way, as by Word. */
export async function editedDocx(docx: Blob, edit: (body: string) => string): Promise<File> {
  const parts = unzipSync(new Uint8Array(await docx.arrayBuffer()));
  const body = strFromU8(parts[main]!);
  const edited = edit(body);
  if (edited === body) throw new Error('Nothing was edited.');
  return new File([zipSync({ ...parts, [main]: strToU8(edited) })], 'edited.docx');
}

/** A DOCX with this body and these other parts. */
export const docxOf = (body: string, parts: Record<string, string> = {}): Uint8Array<ArrayBuffer> =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types>${['document.main', 'styles', 'footnotes']
        .map((type) => {
          const path = `/word/${type.replace('.main', '')}.xml`;
          return `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;
        })
        .join('')}</Types>`,
    ),
    [main]: strToU8(inNamespace('document', `<w:body>${body}</w:body>`)),
    'word/styles.xml': strToU8(inNamespace('styles', parts['styles'] ?? '')),
    'word/footnotes.xml': strToU8(inNamespace('footnotes', parts['footnotes'] ?? '')),
  });

const inNamespace = (name: string, inside: string) =>
  `<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</w:${name}>`;
