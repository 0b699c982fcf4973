import { useLingui } from '@lingui/react/macro';
import { type ComparedFiles, compareFiles } from '@mediation/agreement';
import { type AgreementVersion, downloadAgreement } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { errorText } from '../../../../words/texts/error-text.ts';
import { promises } from '../../../../words/texts/promises.ts';
import { DocxError } from './docx-error.ts';

/** A Word file beside a version. */
export interface WordFile extends ComparedFiles {
  file: File;
  /** The id of the version. */
  versionId: string;
  /** The fingerprint that the file names, if any. */
  hash: string | undefined;
  isTracked: boolean;
  /** Whether it has more pictures or embedded objects than the file of the version. */
  hasPictures: boolean;
}

const { megabytes } = promises;
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Compares a Word file with the file of a version. It is read in the browser, which neither sends nor stores it. */
export function useWordFile() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [read, setRead] = useState<WordFile>();
  const problems = {
    other: t`We can’t read this file as a Word file. Save it in Word as a document (.docx) and choose that.`,
    old: t`This file has a format from before 2007. Save it in Word as a document (.docx) and choose that.`,
    locked: t`This file has a password. Remove the password in Word, save the file and choose it again.`,
    large: t`This file is too large to compare. Choose one of at most ${megabytes} MB.`,
  };
  const failed = (error: unknown) =>
    error instanceof DocxError
      ? problems[error.problem]
      : errorText(error, t`We could not compare this file. Try again.`);
  /** Resolves to whether it was compared. */
  const compare = async (file: File, { id: versionId, case_id: caseId }: Pick<AgreementVersion, 'id' | 'case_id'>) => {
    const isDone = await run(
      async () => {
        const { readDocx } = await import('./read-docx.ts');
        const { lines, isTracked, pictures } = readDocx(await bytesOf(file));
        const released = readDocx(await bytesOf(await call(downloadAgreement, { caseId, versionId, format: 'docx' })));
        setRead({
          ...compareFiles(released.lines, lines),
          file,
          versionId,
          hash: lines.map(({ text }) => /\b[0-9a-f]{64}\b/u.exec(text)?.[0]).find(Boolean),
          isTracked,
          hasPictures: pictures > released.pictures,
        });
      },
      { failed },
    );
    if (!isDone) setRead(undefined);
    return isDone;
  };
  return { read, compare, isBusy, problem };
}
