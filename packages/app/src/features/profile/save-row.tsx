import { useLingui } from '@lingui/react/macro';
import { Button, Row } from '@mediation/ui';
import { SavingLine } from './saving-line.tsx';
import type { Saving } from './use-saving.ts';

export interface SaveRowProps {
  saving: Saving;
  /** What the button does: "Save name". */
  label: string;
}

/** The end of a section's form: its button, and how it stands with what was saved. */
export function SaveRow({ saving, label }: SaveRowProps) {
  const { t } = useLingui();
  const isSaving = saving.state === 'saving';
  return (
    <Row wrap>
      <Button type="submit" tone="secondary" busy={isSaving}>
        {isSaving ? t`Saving` : label}
      </Button>
      {!isSaving && <SavingLine saving={saving} />}
    </Row>
  );
}
