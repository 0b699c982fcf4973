import type { AgreementFormat } from '@mediation/api-client';
import { printedOf } from '../agreement-files/certificate-blocks.ts';
import { type FileTools, type VersionFacts, writeFile } from '../agreement-files/kept-file.ts';
import type { Sql } from '../database/database.ts';
import { versionOf } from '../routes/agreement/agreements.ts';

interface DueFile {
  version_id: string;
  format: AgreementFormat;
  signatures: number;
  attestations: number;
  facts: VersionFacts;
}

/**
 * Makes the files of versions that were released or signed within the last hour, and keeps them for good. One that cannot
 * be made holds up no other.
 */
export async function makeAgreementFiles(sql: Sql, tools: FileTools): Promise<void> {
  const due = await sql<DueFile>`select * from private.due_agreement_files()`;
  const failures: unknown[] = [];
  for (const file of due) await make(sql, tools, file).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function make(sql: Sql, tools: FileTools, due: DueFile): Promise<void> {
  const { version_id: id, format, signatures, attestations, facts } = due;
  await sql`select private.seal_signatures(${id})`;
  const found = await versionOf(sql, id);
  // Signed or attested in the meantime: the next run makes that one.
  if (found?.version.signatures.length !== signatures || printedOf(found.version).length !== attestations) return;
  const bytes = await writeFile(tools, found.version, facts, format);
  await sql`
    insert into private.agreement_files (version_id, format, signatures, attestations, content)
    values (${id}, ${format}, ${signatures}, ${attestations}, ${bytes}) on conflict do nothing`;
}
