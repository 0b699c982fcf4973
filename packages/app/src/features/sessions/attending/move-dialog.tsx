import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { askToMoveSession, type InputOf, limits } from '@mediation/api-client';
import { AudienceLine, Field, Textarea } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { sentence } from '../../../words/people.ts';

export interface MoveDialogProps {
  sessionId: string;
  /** Within 24 hours of the start. */
  needsReason: boolean;
  /** First name. */
  mediator: string;
  onClose: () => void;
}

/** Asks the mediator to move a session; within 24 hours of it with a reason. */
export function MoveDialog({ sessionId, needsReason, mediator, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { register, getValues, setError, clearErrors, formState } = useForm<InputOf<typeof askToMoveSession>>({
    resolver: standardSchemaResolver(askToMoveSession.input),
    defaultValues: { sessionId, reason: '' },
  });
  const isReady = () => {
    const isMissing = needsReason && (getValues('reason') ?? '').trim() === '';
    if (isMissing) setError('reason', { type: 'required' }, { shouldFocus: true });
    else clearErrors();
    return !isMissing;
  };
  return (
    <ActionDialog
      title={t`Ask to move this session?`}
      description={sentence(t`${mediator} looks for another time. Until then the session stays as it is.`)}
      action={t`Ask to move`}
      failed={t`We could not send it.`}
      done={sentence(t`${mediator} will answer you`)}
      isReady={isReady}
      work={() => call(askToMoveSession, getValues())}
      onClose={onClose}
    >
      <Field
        label={needsReason ? t`Why can’t you come?` : t`Anything ${mediator} should know?`}
        {...(!needsReason && { optional: t`(optional)` })}
        hint={t`Also say which times would suit you.`}
        error={errorOf(formState.errors.reason, t`Say in a few words why. The session is less than 24 hours away.`)}
      >
        <Textarea {...register('reason')} rows={3} maxLength={limits.reasonMax} autoComplete="off" />
      </Field>
      <AudienceLine short icon={<Lock />}>{t`Only ${mediator} reads this.`}</AudienceLine>
    </ActionDialog>
  );
}
