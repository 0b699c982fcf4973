import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, type InputOf, invite, limits } from '@mediation/api-client';
import { Button, Dialog, Field, Input, Notice, Select, Stack } from '@mediation/ui';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { errorOf } from '../../shared/forms/error-of.ts';
import { textProblem } from '../../shared/forms/text-problem.ts';
import { InvitationLanguage } from '../../shared/people/invitation-language.tsx';
import { UndrawnNote } from '../../shared/forms/undrawn-note.tsx';
import { errorText } from '../../words/texts/error-text.ts';
import { InvitationLink } from './invitation-link.tsx';
import { clientDetailsFor } from './client-details.ts';
import type { InvitationInput, ParticipantsBySide } from './participants-by-side.ts';
import { SuspendedNotice, useIsSuspended } from '../../shared/cases/suspended-notice.tsx';

/** What is known of the place to fill, and of the person. */
export type InviteStart = Pick<InvitationInput, 'role' | 'side'> & Partial<InvitationInput>;

export interface InviteDialogProps {
  caseId: string;
  /** The role and side that the form starts with, and what is known of the person. */
  start: InviteStart;
  /** The names of the two sides: the party's name if known. */
  sideNames: Record<InvitationInput['side'], string>;
  /** The participants and invitations of each side. */
  participants: ParticipantsBySide;
  onClose: () => void;
}

/** Invites a person to a case, then shows the link, which is shown only once. */
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

function InviteForm({ caseId, start, sideNames, participants, onInvited }: InviteFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { call } = useBackend();
  const { register, handleSubmit, formState, setError, control } = useForm<InputOf<typeof invite>>({
    resolver: standardSchemaResolver(invite.input),
    defaultValues: { caseId, name: '', email: '', language: i18n.locale, ...clientDetailsFor(caseId, start), ...start },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const [name, role, side, email] = useWatch({ control, name: ['name', 'role', 'side', 'email'] });
  const isSuspended = useIsSuspended();
  const client = clientDetailsFor(caseId, { role, side });
  const known = client?.email.toLowerCase() ?? '';
  const isOther = known !== '' && email !== '' && email.toLowerCase() !== known;
  const isLawyer = role === 'lawyer';
  const asked = participants[side][isLawyer ? 'lawyer' : 'party'];
  const waiting = asked?.status === 'invited' ? asked.name : null;

  const send = handleSubmit(async (input) => {
    try {
      const { token, invitation } = await call(invite, input);
      onInvited({ token, name: invitation.name, email: invitation.email });
    } catch (error) {
      const detail = error instanceof ApiError ? error.details[0] : undefined;
      const field = detail?.path === 'email' || detail?.path === 'name' ? detail.path : 'root';
      const message = errorText(error, t`Failed to send the invitation`);
      setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  });

  return (
    <>
      <Dialog.Body>
        <form id={id} onSubmit={(event) => void send(event)} noValidate>
          <Stack gap="large">
            <Dialog.Description>{t`They get a place in this case, and nothing before they say yes.`}</Dialog.Description>
            <SuspendedNotice />
            <Field
              label={t`Name`}
              error={errorOf(errors.name, textProblem(name, limits.nameMax, t`Enter their name.`))}
            >
              <Input {...register('name')} autoComplete="off" />
            </Field>
            <UndrawnNote text={name} />
            <Field
              label={t`Email`}
              hint={t`They have to use this address for their account.`}
              error={errorOf(errors.email, t`Enter an email address, like name@example.org.`)}
            >
              <Input {...register('email')} type="email" autoComplete="off" />
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
            <InvitationLanguage {...register('language')} />
            {waiting !== null && (
              <Notice>{t`${waiting} has not answered yet. This invitation replaces theirs.`}</Notice>
            )}
            {isOther && (
              <Notice tone="warning">
                {t`You created this case for ${known}. Whoever takes this place reads what you entered about them.`}
              </Notice>
            )}
            <ProblemNotice problem={errors.root?.message} />
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <Dialog.Close asChild>
          <Button tone="secondary">{t`Cancel`}</Button>
        </Dialog.Close>
        <Button type="submit" form={id} busy={isSubmitting} disabled={isSuspended}>
          {isSubmitting ? <Trans>Inviting</Trans> : <Trans>Create invitation</Trans>}
        </Button>
      </Dialog.Foot>
    </>
  );
}
