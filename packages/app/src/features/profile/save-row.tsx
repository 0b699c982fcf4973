import { useLingui } from '@lingui/react/macro';
import { Button, Row } from '@mediation/ui';
import { ProfileSavingLine } from './profile-saving-line.tsx';
import type { ActionState } from '../../shared/forms/use-action.ts';

export interface SaveRowProps {
  saving: ActionState;
  /** The label of the button: "Save name". */
  label: string;
}

/** The end of a section's form: the save button and the state of saving. */
export function SaveRow({ saving, label }: SaveRowProps) {
  const { t } = useLingui();
  const isSaving = saving.status === 'busy';
  return (
    <Row wrap>
      <Button type="submit" tone="secondary" busy={isSaving}>
        {isSaving ? t`Saving` : label}
      </Button>
      {!isSaving && <ProfileSavingLine saving={saving} />}
    </Row>
  );
}
