import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, setDocumentNeed } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { agreementNames } from '../../../../words/names/agreement-names.ts';

export interface DocumentNeedProps {
  caseId: string;
  documents: readonly AgreementDocument[];
  document: AgreementDocument;
  /** Moves the focus when the button goes. */
  focusAfter: () => void;
}

/** Says that the case does without a document that was never released, and takes that back. */
export function DocumentNeed({ caseId, documents, document: it, focusAfter }: DocumentNeedProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { document, is_needed, is_skipped, newest } = it;
  const name = i18n._(agreementNames[document]);
  const set = (next: boolean) => call(setDocumentNeed, { caseId, document, is_needed: next });
  const needAgain = async () => {
    if (await run(() => set(true), { failed: t`Failed to change which documents the case needs` })) focusAfter();
  };
  const isOnly = documents.every((other) => other.document === document || !other.is_needed);
  return (
    <>
      {is_skipped && (
        <span>
          {t`Not needed in this case.`}{' '}
          <Button tone="quiet" size="small" busy={isBusy} onClick={() => void needAgain()}>
            {t`It is needed after all`}
          </Button>
        </span>
      )}
      {is_needed && newest === null && !isOnly && (
        <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t`Not needed in this case`}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={t`Go on without the ${name}?`}
          description={t`Then nobody waits for it: the case is complete when the other documents are signed. Everybody in the case can see that it is not needed. What is written in it stays, and you can take this back.`}
          action={t`It is not needed`}
          failed={t`Failed to change which documents the case needs`}
          work={() => set(false)}
          onClose={() => setAsking(false)}
          focusAfter={focusAfter}
        />
      )}
    </>
  );
}
