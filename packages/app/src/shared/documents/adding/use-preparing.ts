import { useState } from 'react';
import type { ChosenFile } from './chosen-files.ts';
import { photosToPdf } from './photos-to-pdf.ts';

/** Why the documents could not be prepared. */
export type PreparationProblem = 'unreadable' | 'size';

/** Makes the files to send: one PDF of all photos, and the PDFs as they are. */
export function usePreparing() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PreparationProblem>();
  const prepare = async (files: ChosenFile[], name: string): Promise<File[] | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const photos = files.filter(({ isPhoto }) => isPhoto).map(({ file }) => file);
      const pdfs = files.filter(({ isPhoto }) => !isPhoto).map(({ file }) => file);
      if (photos.length === 0) return pdfs;
      const made = await photosToPdf(photos, name);
      if (made) return [made, ...pdfs];
      setProblem('size');
    } catch {
      setProblem('unreadable');
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { prepare, isBusy, problem };
}
