import { useLingui } from '@lingui/react/macro';
import { type CaseTerms, downloadTerms, type TermsLanguage } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Download, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { paths } from '../../../paths.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { signTermsForm } from './sign-terms.tsx';

export interface TermsFootProps {
  caseId: string;
  terms: CaseTerms;
  language: TermsLanguage;
}

/** The PDF, the way back, and the signature. Lawyers read alone. */
export function TermsFoot({ caseId, terms: { own }, language }: TermsFootProps) {
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
  const maySign = own?.signed_at === null;
  return (
    <>
      {own !== null && (
        <Button tone="plain" busy={isBusy} onClick={() => void download()}>
          <Download />
          PDF
        </Button>
      )}
      <Button asChild tone={maySign ? 'plain' : 'secondary'}>
        <Link to={paths.case(caseId)}>{maySign ? t`Not now` : t`Back to the case`}</Link>
      </Button>
      {maySign && (
        <Button type="submit" form={signTermsForm}>
          <PenLine />
          {t`Sign the terms`}
        </Button>
      )}
    </>
  );
}
