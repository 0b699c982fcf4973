import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, type InputOf, type Role, inviteToPlatform, limits } from '@mediation/api-client';
import { Button, Card, Field, Input, Measure, Select } from '@mediation/ui';
import { Send } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { officeOf } from '../../../auth/admin-kind.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { textProblem } from '../../../shared/forms/text-problem.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { UndrawnNote } from '../../../shared/forms/undrawn-note.tsx';
import { InvitationLanguage } from '../../../shared/people/invitation-language.tsx';
import { promises } from '../../../words/texts/promises.ts';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { paths } from '../../../paths.ts';
import { errorText } from '../../../words/texts/error-text.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { invitedOrganization } from './invited-organization.ts';
import { MadeInvitation } from './made-invitation.tsx';
import { OrganizationField, useOrganizations } from '../organization-field.tsx';

const { invitationDays } = promises;

/** Invites people to the platform. To a case they are invited by its mediator. */
export function PlatformInvitePage() {
  const { t } = useLingui();
  return (
    <WorkPage
      title={t`Invites`}
      lead={t`Ask somebody onto the platform. Accepting gives them the role; an invitation waits for ${invitationDays} days.`}
      audience={t`Visible to admins. Into a case, its mediator invites people.`}
    >
      <InviteCard />
      <InvitationsCard />
    </WorkPage>
  );
}

function InviteCard() {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const [made, setMade] = useState<{ name: string; link: string } | null>(null);
  const { register, handleSubmit, formState, setError, setValue, control, reset } = useForm<
    InputOf<typeof inviteToPlatform>
  >({
    resolver: standardSchemaResolver(inviteToPlatform.input),
    defaultValues: { name: '', email: '', role: 'mediator', organization_id: null, language: i18n.locale },
    mode: 'onTouched',
  });
  const [name, role, chosen = null] = useWatch({ control, name: ['name', 'role', 'organization_id'] });
  const office = officeOf(useUser());
  const organizations = useOrganizations();
  const organization = office ?? invitedOrganization(role, chosen, organizations);
  const isOrganizationMissing = role === 'mediator' && organization === null;
  const { errors, isSubmitting, isSubmitted } = formState;
  const invite = handleSubmit(async (input, event) => {
    if (isOrganizationMissing) {
      const form = event?.target as HTMLFormElement | undefined;
      return form?.querySelector<HTMLSelectElement>('[name=organization]')?.focus();
    }
    try {
      const { token } = await call(inviteToPlatform, { ...input, organization_id: organization });
      setMade({ name: input.name, link: `${location.origin}${paths.acceptInvitation(token)}` });
      reset({ ...input, name: '', email: '', organization_id: chosen });
    } catch (error) {
      setMade(null);
      if (error instanceof ApiError && error.details[0]?.path === 'email')
        return setError(
          'email',
          { type: 'server', message: t`This person already has this role.` },
          { shouldFocus: true },
        );
      setError('root', { message: errorText(error, t`Failed to send the invitation`) });
    }
  });
  return (
    <Card aria-labelledby="invite">
      <form onSubmit={(event) => void invite(event)} noValidate>
        <Measure gap="large" size="form">
          <Card.Title id="invite">{t`Invite someone`}</Card.Title>
          <Field label={t`Name`} error={errorOf(errors.name, textProblem(name, limits.nameMax, t`Enter their name.`))}>
            <Input {...register('name')} autoComplete="off" />
          </Field>
          <UndrawnNote text={name} />
          <Field label={t`Email`} error={errorOf(errors.email, t`Enter an email address, like name@example.org.`)}>
            <Input {...register('email')} type="email" autoComplete="off" />
          </Field>
          <Field label={t`Role`}>
            <Select {...register('role')}>
              {(Object.keys(roleNames) as Role[]).map((role) => (
                <option key={role} value={role}>
                  {i18n._(roleNames[role])}
                </option>
              ))}
            </Select>
          </Field>
          <OrganizationField
            value={organization ?? ''}
            onChange={(id) => setValue('organization_id', id === '' ? null : id)}
            error={isSubmitted && isOrganizationMissing && t`Choose the mediator’s organization.`}
          />
          <InvitationLanguage {...register('language')} />
          <ProblemNotice problem={errors.root?.message} />
          {made !== null && <MadeInvitation {...made} />}
          <div>
            <Button type="submit" busy={isSubmitting}>
              <Send />
              {isSubmitting ? t`Inviting` : t`Send invitation`}
            </Button>
          </div>
        </Measure>
      </form>
    </Card>
  );
}
