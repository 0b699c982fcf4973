import { useLingui } from '@lingui/react/macro';
import { Button, UserChip, WideOnly, TopBarWords } from '@mediation/ui';
import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import { useSession, useUser } from '../../auth/session-provider.tsx';
import { shownName } from '../../words/names/people-names.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { waitForIdle } from '../../browser/wait-for-idle.ts';

const UserDropdown = lazy(async () => {
  await waitForIdle();
  return { default: (await withMessages(import('./user-dropdown.tsx'), shared)).UserDropdown };
});

/** The signed-in person, with their settings and sign-out. On phones the menu drawer contains them. */
export function UserMenu() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { signOut } = useSession();
  return (
    <WideOnly>
      <Suspense fallback={<UserChip name={shownName(user)} role={i18n._(roleNames[user.role])} />}>
        <UserDropdown />
      </Suspense>
      <Button tone="plain" size="small" onClick={signOut}>
        <LogOut />
        <TopBarWords>{t`Logout`}</TopBarWords>
      </Button>
    </WideOnly>
  );
}
