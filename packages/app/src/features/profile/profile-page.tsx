import { useLingui } from '@lingui/react/macro';
import { PageHeader, Tabs } from '@mediation/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { LeaveQuestion } from '../../shared/forms/leave-question.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { profilePartsFor } from './parts.ts';

/** The person's profile, in parts such as personal data, notifications and safety. */
export function ProfilePage() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const parts = profilePartsFor(useUser().role);
  const asked = search.get('part') ?? '';
  const current = asked in parts ? asked : 'you';
  const { Part, label } = parts[current] ?? {};
  return (
    <>
      <PageTitle>{`${label ? i18n._(label) : ''} · ${t`Profile`}`}</PageTitle>
      <PageHeader title={t`Profile`} />
      <Tabs.Links label={t`Parts of your profile`}>
        {Object.entries(parts).map(([name, part]) => (
          <Tabs.Link key={name} asChild current={name === current}>
            <Link to={{ search: `?part=${name}` }} preventScrollReset>
              {i18n._(part.label)}
            </Link>
          </Tabs.Link>
        ))}
      </Tabs.Links>
      {Part && <Part key={current} />}
      <LeaveQuestion />
    </>
  );
}
