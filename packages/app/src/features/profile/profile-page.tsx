import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { AudienceLine, Button, Card, Field, Input, Notice, PageHeader, Row, Select, Stack } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { Users } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { useSession, useUser } from '../../session/session-provider.tsx';
import { chooseTheme, type Theme, useTheme } from '../../session/theme.ts';
import { errorText } from '../../words/error-text.ts';
import { roleNames } from '../../words/role-names.ts';
import * as styles from './profile-page.css.ts';

/** A person's own page: their name, and how the platform looks on this device. */
export function ProfilePage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Profile`}</PageTitle>
      <PageHeader title={t`Profile`} />
      <div className={styles.column}>
        <PersonCard />
        <ThemeCard />
      </div>
    </>
  );
}

function PersonCard() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { changeUser } = useSession();
  const { api, queries } = useBackend();
  const { register, handleSubmit, formState, setError } = useForm({ values: { name: user.name }, mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async ({ name }) => {
    try {
      const { user: changed } = await api.updateMe({ name });
      changeUser(changed);
      void queries.invalidateQueries();
      toast({ title: t`Your name is saved` });
    } catch (error) {
      setError('name', { message: errorText(error, t`Failed to save your name`) }, { shouldFocus: true });
    }
  });
  const nameRules = {
    validate: (it: string) => it.trim() !== '' || t`Enter your name.`,
    maxLength: { value: limits.nameMax, message: t`Use ${limits.nameMax} characters or fewer.` },
  };

  return (
    <Card aria-labelledby="you">
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="large">
          <Card.Title id="you">{t`You`}</Card.Title>
          <Field label={t`Name`} error={errors.name?.message}>
            <Input {...register('name', nameRules)} autoComplete="name" />
          </Field>
          <Field label={t`Email`} hint={t`It cannot be changed here.`}>
            <Input readOnly value={user.email} />
          </Field>
          <Field label={t`Role`}>
            <Input readOnly value={i18n._(roleNames[user.role])} />
          </Field>
          {user.requested_role !== null && (
            <Notice>{t`You asked for the role ${i18n._(roleNames[user.requested_role])}. An admin has to approve it.`}</Notice>
          )}
          <AudienceLine icon={<Users />}>
            {t`People in your cases see your name and role. Mediators of those cases also see your email address.`}
          </AudienceLine>
          <Row>
            <Button type="submit" busy={isSubmitting}>
              {isSubmitting ? t`Saving` : t`Save name`}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

function ThemeCard() {
  const { t } = useLingui();
  const theme = useTheme();
  return (
    <Card aria-labelledby="looks">
      <Stack gap="large">
        <Card.Title id="looks">{t`How it looks on this device`}</Card.Title>
        <Field label={t`Theme`}>
          <Select value={theme} onChange={(event) => chooseTheme(event.target.value as Theme)}>
            <option value="light">{t`Light`}</option>
            <option value="dark">{t`Dark`}</option>
            <option value="system">{t`Like this device`}</option>
          </Select>
        </Field>
      </Stack>
    </Card>
  );
}
