import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { RemoveDocumentDialog } from '../remove-document-dialog.tsx';

/** Lets the mediator remove a document of their own, for everyone. */
export function RemoveButton({ upload }: { upload: Upload }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        <Trash2 />
        {t`Remove`}
      </Button>
      {isAsking && (
        <RemoveDocumentDialog
          upload={upload}
          onClose={() => setAsking(false)}
          onRemoved={() => void navigate(`${paths.caseFile(upload.case_id)}?tab=documents`, { replace: true })}
        />
      )}
    </>
  );
}
