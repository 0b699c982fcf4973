import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, limits, type Requirement, updateRequirement } from '@mediation/api-client';
import { Field } from '@mediation/ui';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { requirementText } from '../../words/texts/requirement-text.ts';
import { ActionDialog } from '../forms/action-dialog.tsx';
import { errorOf } from '../forms/error-of.ts';
import { LongText } from '../forms/long-text.tsx';

export interface NoDocumentDialogProps {
  requirement: Requirement;
  onClose: () => void;
  /** Moves the focus when the button that opened the dialog disappears. */
  toUndo: () => void;
}

/** Asks why a document does not exist, and first says who will read the reason. */
export function NoDocumentDialog({ requirement, onClose, toUndo }: NoDocumentDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const { id: requirementId, case_id: caseId, version } = requirement;
  const { register, trigger, getValues, formState } = useForm<InputOf<typeof updateRequirement>>({
    resolver: standardSchemaResolver(updateRequirement.input),
    defaultValues: { caseId, requirementId, version, state: 'not_applicable', na_reason: '' },
  });
  const titles: Record<string, string> = {
    mediator: t`Is this document not needed?`,
    lawyer: t`Your client doesn’t have this document?`,
  };
  const { label } = requirementText(requirement);
  const readers: Record<string, string> = {
    mediator: t`${label}. The case goes on without it. The party and their lawyer read your reason. The other party never does. You can undo this.`,
    lawyer: t`${label}. Your client and the mediator read the reason, and the mediator decides whether the case goes on without it. The other party never does. You can undo this.`,
  };
  const hints: Record<string, string> = {
    mediator: t`For example: they rent their home, so there is no deed.`,
    lawyer: t`For example: they never had one, or the bank can’t send it.`,
  };
  return (
    <ActionDialog
      title={titles[role] ?? t`You don’t have this document?`}
      description={
        readers[role] ??
        t`${label}. Your mediator reads why and decides whether the case goes on without it. The other party never does. You can undo this.`
      }
      action={t`Save`}
      failed={t`Failed to save your reason`}
      done={role === 'mediator' ? t`Saved. The case goes on without it.` : t`Saved. The mediator looks at it.`}
      isReady={() => trigger(undefined, { shouldFocus: true })}
      // After a conflict the requirement is newer than the form.
      work={() => call(updateRequirement, { ...getValues(), version })}
      onClose={onClose}
      focusInstead={toUndo}
    >
      <Field
        label={role === 'mediator' ? t`Why is it not needed?` : t`Why is there none?`}
        hint={hints[role] ?? t`For example: I never had one, or the bank can’t send it.`}
        error={errorOf(formState.errors.na_reason, t`Say why in a few words.`)}
      >
        <LongText {...register('na_reason')} most={limits.reasonMax} />
      </Field>
    </ActionDialog>
  );
}
