import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { SideMenu } from '@mediation/ui';
import { Briefcase, House, type LucideIcon, MessageCircle, Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homeOf, panels, paths } from '../paths.ts';
import { useUser } from '../session/session-provider.tsx';
import { roleNames } from '../words/role-names.ts';
import { useUnread } from './use-unread.ts';

interface Entry {
  label: MessageDescriptor;
  icon: LucideIcon;
  to: (role: Role) => string;
  roles: Role[];
  /** Shows how many messages wait. */
  counts?: true;
}

const everyone: Role[] = ['divorcee', 'mediator', 'lawyer', 'admin'];

const entries: Entry[] = [
  { label: msg`Dashboard`, icon: House, to: homeOf, roles: everyone },
  { label: msg`Messages`, icon: MessageCircle, to: paths.messages, roles: ['divorcee', 'lawyer'], counts: true },
  { label: msg`Cases`, icon: Briefcase, to: paths.mediatorCases, roles: ['mediator'] },
  { label: msg`Profile`, icon: UserRound, to: paths.profile, roles: everyone },
];

/** The pages of the person's role, what can be started from anywhere, and whatever else its place needs. */
export function PageMenu({ children }: { children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { role, email } = useUser();
  const unread = useUnread();
  const roleName = i18n._(roleNames[role]);
  return (
    <SideMenu title={roleName} subtitle={`${email.split('@')[0]} · ${roleName.toLowerCase()}`}>
      <SideMenu.Group label={t`Pages`}>
        {entries
          .filter(({ roles }) => roles.includes(role))
          .map(({ label, icon: Icon, to, counts }) => (
            <SideMenu.Item
              key={to(role)}
              asChild
              icon={<Icon />}
              current={pathname === to(role)}
              count={counts ? unread : 0}
              countLabel={t`${unread} unread`}
            >
              <Link to={to(role)}>{i18n._(label)}</Link>
            </SideMenu.Item>
          ))}
      </SideMenu.Group>
      {role === 'mediator' && (
        <SideMenu.Group title={t`Tools`}>
          <SideMenu.Item asChild icon={<Plus />}>
            <Link to={panels.newCase()}>{t`Create new case`}</Link>
          </SideMenu.Item>
        </SideMenu.Group>
      )}
      {children}
    </SideMenu>
  );
}
