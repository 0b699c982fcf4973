import { useLingui } from '@lingui/react/macro';
import { Button, UserChip, WideOnly } from '@mediation/ui';
import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession, useUser } from '../session/session-provider.tsx';
import { nameFromEmail } from '../words/people.ts';
import { roleNames } from '../words/role-names.ts';
import { whenIdle } from '../session/when-idle.ts';

const UserDropdown = lazy(async () => {
  await whenIdle();
  return { default: (await import('./user-dropdown.tsx')).UserDropdown };
});

/** Who is signed in, what they can set, and the way out. On phones the menu drawer has these. */
export function UserMenu() {
  const { t, i18n } = useLingui();
  const { email, role } = useUser();
  const { signOut } = useSession();
  return (
    <WideOnly>
      <Suspense fallback={<UserChip name={nameFromEmail(email)} role={i18n._(roleNames[role])} />}>
        <UserDropdown />
      </Suspense>
      <Button tone="plain" size="small" onClick={signOut}>
        <LogOut />
        {t`Logout`}
      </Button>
    </WideOnly>
  );
}
