import { useLingui } from '@lingui/react/macro';
import { downloadTerms, type TermsLanguage } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useAction } from '../../../shared/forms/use-action.ts';

/** Saves the terms with who signed them as a PDF. */
export function DownloadTerms({ caseId, language }: { caseId: string; language: TermsLanguage }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const download = () =>
    run(
      async () => {
        const file = await call(downloadTerms, { caseId, language });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  return (
    <Button
      tone="plain"
      flush
      busy={isBusy}
      aria-label={t`Download the terms as a PDF`}
      onClick={() => void download()}
    >
      <Download />
      PDF
    </Button>
  );
}
