import type { AgreementFormat, AgreementVersion } from '@mediation/api-client';
import { logoKey, logoVersion } from '../files/logo-key.ts';
import type { Storage } from '../files/storage.ts';
import type { AsCaller } from '../http/handlers.ts';
import { printedOf } from './certificate-blocks.ts';
import { type FileFacts, contentOf } from './content-of.ts';
import type { OpenSeal } from './seal/open-seal.ts';

/** The libraries are large, so they are loaded only when they are used. */
const writers = {
  pdf: async () => (await import('./write-pdf.ts')).writePdf,
  docx: async () => (await import('./write-docx.ts')).writeDocx,
};

/** What the files of a version say beside its words, and where the organization's logo is, as it was at the release. */
export interface VersionFacts extends FileFacts {
  organization_id: string;
  organization: string;
  color: string;
  logo_url: string | null;
}

/** What files are made with. */
export interface FileTools {
  /** Where the logos are. */
  storage: Storage;
  openSeal: OpenSeal;
}

/** The bytes of a version's file: as they were made first, or made now and kept. */
export async function keptFile(
  asCaller: AsCaller,
  tools: FileTools,
  { version, facts }: { version: AgreementVersion; facts: VersionFacts },
  format: AgreementFormat,
): Promise<Uint8Array> {
  const { id, signatures } = version;
  const attested = printedOf(version).length;
  const read = () =>
    asCaller(async (sql) => {
      const [row] = await sql<{ bytes: string | null }>`
        select private.agreement_file(${id}, ${format}, ${signatures.length}, ${attested}) as bytes`;
      return row?.bytes ? Buffer.from(row.bytes, 'base64') : undefined;
    });
  const kept = await read();
  if (kept) return kept;
  const made = await writeFile(tools, version, facts, format);
  await asCaller(
    (sql) => sql`
      select private.keep_agreement_file(${id}, ${format}, ${signatures.length}, ${attested},
        ${made.toString('base64')})`,
  );
  // Another request may have been first.
  return (await read()) ?? made;
}

/** Makes a file. The same version with the same signatures and the same seal always makes the same bytes. */
export async function writeFile(
  { storage, openSeal }: FileTools,
  version: AgreementVersion,
  facts: VersionFacts,
  format: AgreementFormat,
): Promise<Buffer> {
  const brand = { name: facts.organization, color: facts.color, logo: await logoOf(storage, facts) };
  const write = await writers[format]();
  return Buffer.from(await write(contentOf(version, facts, brand), format === 'pdf' ? await openSeal() : undefined));
}

/** The logo of an organization; undefined without one. */
export async function logoOf(
  storage: Storage,
  { organization_id, logo_url }: Pick<VersionFacts, 'organization_id' | 'logo_url'>,
) {
  const version = logoVersion(logo_url ?? '');
  const key = version && logoKey(organization_id, version);
  return key && (await storage.has(key)) ? storage.read(key) : undefined;
}
