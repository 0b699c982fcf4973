import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { Card, EmptyState, PageHeader, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { PageTitle } from './page-title.tsx';

type Other = Exclude<Role, 'admin'>;

const titles: Record<Other, MessageDescriptor> = {
  divorcee: msg`This is the home of a divorcee`,
  mediator: msg`This is the home of a mediator`,
  lawyer: msg`This is the home of a lawyer`,
};

/** Shown to admins, who may open every dashboard but have no case there. */
export function HomeOfAnother({ of }: { of: Other }) {
  const { i18n } = useLingui();
  const name = i18n._(roleNames[of]);
  return (
    <Stack gap="grid">
      <PageTitle>{name}</PageTitle>
      <PageHeader title={name} />
      <NotOwnHome of={of} />
    </Stack>
  );
}

/** Says whose home it is. */
export function NotOwnHome({ of }: { of: Other }) {
  const { t, i18n } = useLingui();
  return (
    <Card>
      <EmptyState title={i18n._(titles[of])} action={<Link to={paths.areas()}>{t`All dashboards`}</Link>}>
        {t`It shows a person’s own cases, and nobody else’s.`}
      </EmptyState>
    </Card>
  );
}
