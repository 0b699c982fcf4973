import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Dialog } from '@mediation/ui';
import { useReturnFocus } from '../../../../browser/use-return-focus.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { useVersions } from '../../versions/use-versions.ts';
import { VersionRows } from '../../versions/version-rows.tsx';

export interface VersionsDialogProps {
  newest: AgreementVersion;
  onClose: () => void;
}

/** All released versions of a document: when, for whom, who signed, and the way to compare. */
export function VersionsDialog({ newest: { id, case_id, document }, onClose }: VersionsDialogProps) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  const query = useVersions(case_id, document);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`All versions`}</Dialog.Title>
        <Dialog.Body>
          <Loaded query={query} loadingLabel={t`Loading the versions`} fallback={t`Failed to load the versions`}>
            {(versions) => <VersionRows versions={versions} newest={id} isReadable />}
          </Loaded>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
