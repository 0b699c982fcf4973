import { createHash } from 'node:crypto';
import type { AgreementFormat } from '@mediation/api-client';
import { checkWords } from '../../../agreement-files/check-words.ts';
import { languageOfVersion } from '../../../agreement-files/content-of.ts';
import { type VersionFacts, keptFile } from '../../../agreement-files/kept-file.ts';
import type { OpenSeal } from '../../../agreement-files/seal/open-seal.ts';
import { fingerprintOf } from '../../../agreement-files/seal/seal-key.ts';
import { fileWords } from '../../../agreement-files/words.ts';
import { type MadeFile, writeCheckPage } from '../../../agreement-files/write-check-page.ts';
import { fileOf } from '../../../files/answer-file.ts';
import { safeName } from '../../../files/file-name.ts';
import type { Files } from '../../../files/files.ts';
import type { AsCaller, Handlers } from '../../../http/handlers.ts';
import { versionOf } from '../agreements.ts';

const types: Record<AgreementFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** Downloads of released versions. Who may read a version may download it; nobody sees who did. */
export const agreementFiles = ({ files: { storage }, openSeal }: { files: Files; openSeal: OpenSeal }) =>
  ({
    downloadAgreement: async ({ input: { caseId, versionId, format }, asCaller }) => {
      const found = await versionWithFacts(asCaller, caseId, versionId);
      if (!found) return undefined;
      const { version, facts, title } = found;
      const bytes = await keptFile(asCaller, { storage, openSeal }, found, format);
      const { documents, fileName } = fileWords[languageOfVersion(version, facts.locale)];
      const subject = safeName(title) || facts.reference;
      const name = `${fileName(subject, documents[version.document], version.number)}.${format}`;
      return fileOf(bytes, { name, type: types[format], tag: hashOf(bytes) });
    },

    downloadFileCheck: async ({ input: { caseId, versionId, language }, asCaller }) => {
      const found = await versionWithFacts(asCaller, caseId, versionId);
      if (!found) return undefined;
      for (const format of ['pdf', 'docx'] as const) await keptFile(asCaller, { storage, openSeal }, found, format);
      const made = await asCaller((sql) => sql<MadeFile>`select * from private.made_agreement_files(${versionId})`);
      const { version, facts } = found;
      const words = language.startsWith('es') ? 'es' : 'en';
      const page = writeCheckPage(made, {
        document: version.document,
        reference: facts.reference,
        time_zone: facts.time_zone,
        locale: facts.locale,
        signers: version.parties.length,
        seal: fingerprintOf(await openSeal()),
        language: words,
      });
      return fileOf(Buffer.from(page), {
        name: `${checkWords[words].fileName}.html`,
        type: 'text/html; charset=utf-8',
        tag: hashOf(page),
      });
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/agreement-files')>;

/** A version with what its files say beside its words; undefined for people who may not read it. */
export const versionWithFacts = (asCaller: AsCaller, caseId: string, versionId: string) =>
  asCaller(async (sql) => {
    await sql`select private.seal_signatures(${versionId})`;
    const version = (await versionOf(sql, versionId))?.version;
    const [found] = await sql<{ title: string; facts: VersionFacts }>`
      select * from private.agreement_file_facts(${versionId})`;
    return version?.case_id === caseId && found ? { version, ...found } : undefined;
  });
