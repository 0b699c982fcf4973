import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, UserChip } from '@mediation/ui';
import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession, useUser } from '../../auth/session-provider.tsx';
import { chooseTheme, type Theme, useTheme } from '../../appearance/theme.ts';
import { shownName } from '../../words/names/people-names.ts';
import { roleNames } from '../../words/names/role-names.ts';

/** The person's chip with its menu: profile, theme and sign-out. */
export function UserDropdown() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { signOut } = useSession();
  const theme = useTheme();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <UserChip name={shownName(user)} role={i18n._(roleNames[user.role])} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item asChild>
          <Link to={paths.profile()}>
            <UserRound />
            {t`Profile`}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>{t`Theme`}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={theme} onValueChange={(chosen) => chooseTheme(chosen as Theme)}>
          <DropdownMenu.RadioItem value="light">{t`Light`}</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="dark">{t`Dark`}</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="system">{t`Like this device`}</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={signOut}>
          <LogOut />
          {t`Logout`}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
