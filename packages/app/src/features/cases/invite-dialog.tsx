import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, invite } from '@mediation/api-client';
import { Button, Dialog, Field, Input, Notice, Select, Stack } from '@mediation/ui';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { errorText } from '../../words/error-text.ts';
import { InvitationLink } from './invitation-link.tsx';
import { clientDetailsFor } from './client-details.ts';
import type { Invited, ParticipantsBySide } from './participants-by-side.ts';

export interface InviteDialogProps {
  caseId: string;
  /** What is already known of the place to fill. */
  start: Pick<Invited, 'role' | 'side'>;
  /** What the two sides are called: by their party's name, once there is one. */
  sideNames: Record<Invited['side'], string>;
  /** Who sits where, or is asked to. */
  participants: ParticipantsBySide;
  onClose: () => void;
}

/** Invites a person into a case, then shows the link this one time. */
export function InviteDialog({ onClose, ...form }: InviteDialogProps) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  const [made, setMade] = useState<{ token: string; name: string; email: string } | null>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="medium"
        closeLabel={t`Close`}
        onCloseAutoFocus={returnFocus}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title>{made === null ? t`Invite someone` : t`The invitation is ready`}</Dialog.Title>
        {made === null ? <InviteForm {...form} onInvited={setMade} /> : <InvitationLink {...made} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface InviteFormProps extends Omit<InviteDialogProps, 'onClose'> {
  onInvited: (made: { token: string; name: string; email: string }) => void;
}

function InviteForm({ caseId, start, sideNames, participants: places, onInvited }: InviteFormProps) {
  const { t } = useLingui();
  const id = useId();
  const { call, queries } = useBackend();
  const { register, handleSubmit, formState, setError, control } = useForm<Invited>({
    defaultValues: { name: '', email: '', ...clientDetailsFor(queries, caseId, start), ...start },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const [role, side] = useWatch({ control, name: ['role', 'side'] });
  const isLawyer = role === 'lawyer';
  const asked = places[side][isLawyer ? 'lawyer' : 'party'];
  const waiting = asked?.status === 'invited' ? asked.name : null;

  const send = handleSubmit(async (person) => {
    try {
      const { token, invitation } = await call(invite, { caseId, ...person });
      onInvited({ token, name: invitation.name, email: invitation.email });
    } catch (error) {
      const detail = error instanceof ApiError ? error.details[0] : undefined;
      const field = detail?.path === 'email' || detail?.path === 'name' ? detail.path : 'root';
      setError(field, { message: errorText(error, t`Failed to send the invitation`) }, { shouldFocus: true });
    }
  });

  return (
    <>
      <Dialog.Body>
        <form id={id} onSubmit={(event) => void send(event)} noValidate>
          <Stack gap="large">
            <Dialog.Description>{t`They get a place in this case, and nothing before they say yes.`}</Dialog.Description>
            <Field label={t`Name`} error={errors.name?.message}>
              <Input {...register('name', { required: t`Enter their name.` })} autoComplete="off" />
            </Field>
            <Field
              label={t`Email`}
              hint={t`They have to use this address for their account.`}
              error={errors.email?.message}
            >
              <Input
                {...register('email', {
                  pattern: {
                    value: /^\s*\S+@\S+\.\S+\s*$/,
                    message: t`Enter an email address, like name@example.org.`,
                  },
                  required: t`Enter an email address, like name@example.org.`,
                })}
                type="email"
                autoComplete="off"
              />
            </Field>
            <Field label={t`Role`}>
              <Select {...register('role')}>
                <option value="divorcee">{t`Divorcee`}</option>
                <option value="lawyer">{t`Lawyer`}</option>
              </Select>
            </Field>
            <Field
              label={isLawyer ? t`Lawyer of` : t`Place`}
              hint={isLawyer ? t`Their client confirms them after they join.` : undefined}
            >
              <Select {...register('side')}>
                <option value="A">{sideNames.A}</option>
                <option value="B">{sideNames.B}</option>
              </Select>
            </Field>
            {waiting !== null && (
              <Notice>{t`${waiting} has not answered yet. This invitation replaces theirs.`}</Notice>
            )}
            {errors.root?.message !== undefined && (
              <Notice tone="danger" role="alert">
                {errors.root.message}
              </Notice>
            )}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <Dialog.Close asChild>
          <Button tone="secondary">{t`Cancel`}</Button>
        </Dialog.Close>
        <Button type="submit" form={id} busy={isSubmitting}>
          {isSubmitting ? <Trans>Inviting</Trans> : <Trans>Create invitation</Trans>}
        </Button>
      </Dialog.Foot>
    </>
  );
}
