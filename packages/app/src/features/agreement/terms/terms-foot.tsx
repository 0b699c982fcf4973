import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { signTermsForm } from './sign-terms.tsx';

/** The way back, and the signature of those who have not signed. */
export function TermsFoot({ caseId, maySign }: { caseId: string; maySign: boolean }) {
  const { t } = useLingui();
  return (
    <>
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
