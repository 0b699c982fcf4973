import { useLingui } from '@lingui/react/macro';
import { SideMenu } from '@mediation/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import { useOver } from '../../shared/layout/panel.ts';
import { agreementPaths } from '../../agreement-paths.ts';
import { homeOf, paths } from '../../paths.ts';
import { officeOf } from '../../auth/admin-kind.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useActiveCase } from '../../active-case/stored-active-case.ts';
import { shownName } from '../../words/names/people-names.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { entriesFor, pageEntries, panelEntries } from './menu-entries.ts';
import { usePendingReviews } from './use-pending-reviews.ts';
import { useUnread } from './use-unread.ts';

const RecentActivity = lazy(async () => ({
  default: (await withMessages(import('../palette/recent-activity.tsx'), shared)).RecentActivity,
}));

const SupportCount = lazy(async () => ({ default: (await import('../frame/staff-keys.tsx')).SupportCount }));

const casePages = [paths.case, paths.caseFile, paths.mediatorProgress].map(({ pattern }) => ({
  path: pattern,
  end: true,
}));
/** Parties and lawyers have an entry of their own for it. */
const agreementPages = { path: agreementPaths.home.pattern, end: false };

/** The menu with the pages and panels of the person's role. */
export function PageMenu({ children }: { children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const user = useUser();
  const { role } = user;
  const caseId = useActiveCase();
  const over = useOver();
  const counts = { messages: useUnread(), reviews: usePendingReviews() };
  const roleName = i18n._(roleNames[role]);
  const isDivorcee = role === 'divorcee';

  const isCasePage = [...casePages, ...(role === 'mediator' ? [agreementPages] : [])].some(
    (it) => matchPath(it, pathname) !== null,
  );
  const aboveCase = role === 'mediator' ? paths.mediatorCases() : caseId && paths.case(caseId);
  const isCurrent = (to: string) =>
    pathname === to || (to !== homeOf(role) && pathname.startsWith(`${to}/`)) || (isCasePage && to === aboveCase);

  return (
    <SideMenu title={roleName} subtitle={`${shownName(user)} · ${roleName.toLowerCase()}`}>
      <SideMenu.Group label={t`Pages`}>
        {entriesFor(pageEntries, user).map(({ label, icon: Icon, to, counts: counted }) => {
          const address = to({ role, caseId, officeId: officeOf(user) });
          if (address === null) return null;
          const item = (count: number) => (
            <SideMenu.Item
              key={address}
              asChild
              icon={<Icon />}
              current={isCurrent(address)}
              count={count}
              countLabel={counted === 'messages' ? t`${count} unread` : t`${count} waiting`}
            >
              <Link to={address}>{i18n._(label)}</Link>
            </SideMenu.Item>
          );
          if (counted !== 'support') return item(counted ? counts[counted] : 0);
          return (
            <Suspense key={address} fallback={item(0)}>
              <SupportCount>{item}</SupportCount>
            </Suspense>
          );
        })}
      </SideMenu.Group>
      <SideMenu.Group title={isDivorcee ? t`Help` : t`Tools`}>
        {entriesFor(panelEntries, user).map(({ label, icon: Icon, panel }) => (
          <SideMenu.Item key={panel().search} asChild icon={<Icon />}>
            <Link to={over(panel())}>{i18n._(label)}</Link>
          </SideMenu.Item>
        ))}
      </SideMenu.Group>
      {children}
      {isDivorcee && caseId !== null && (
        <Suspense>
          <RecentActivity caseId={caseId} />
        </Suspense>
      )}
    </SideMenu>
  );
}
