import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@mediation/api-client';
import {
  Bell,
  Briefcase,
  Building2,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  ClipboardCheck,
  ClipboardList,
  Contact,
  FilePenLine,
  Folder,
  HeartHandshake,
  House,
  LifeBuoy,
  type LucideIcon,
  MailPlus,
  MessageCircle,
  Plus,
  Settings,
  Shield,
  ShieldCheck,
  Signpost,
  Sparkles,
  Stethoscope,
  UserRound,
  Users,
  UsersRound,
  Video,
} from 'lucide-react';
import { isPlatformAdmin } from '../../auth/admin-kind.ts';
import { panels } from '../../panel-paths.ts';
import { agreementPaths } from '../../agreement-paths.ts';
import { homeOf, paths } from '../../paths.ts';

interface Entry {
  label: MessageDescriptor;
  icon: LucideIcon;
  roles: Role[];
  /** Which kind of admin it is for; without it, both. */
  kind?: 'platform' | 'office';
}

/** A page in the menu. */
export interface PageEntry extends Entry {
  /** Its path; pages of a case are disabled without an active case. */
  to: (about: { role: Role; caseId: string | null; officeId: string | null }) => string | null;
  /** Shows the number of waiting items. */
  counts?: 'messages' | 'reviews' | 'support';
}

/** A menu entry that opens a panel over the page. */
export interface PanelEntry extends Entry {
  panel: () => { search: string };
}

const everyone: Role[] = ['divorcee', 'mediator', 'lawyer', 'admin'];
const inCase: Role[] = ['divorcee', 'lawyer'];

const page = (
  label: MessageDescriptor,
  icon: LucideIcon,
  roles: Role[],
  to: PageEntry['to'],
  counts?: PageEntry['counts'],
): PageEntry => ({ label, icon, roles, to, ...(counts && { counts }) });

/** A page of one kind of admin. */
const adminPage = (
  kind: 'platform' | 'office',
  label: MessageDescriptor,
  icon: LucideIcon,
  to: PageEntry['to'],
): PageEntry => ({ ...page(label, icon, ['admin'], to), kind });

const panel = (label: MessageDescriptor, icon: LucideIcon, roles: Role[], to: PanelEntry['panel']): PanelEntry => ({
  label,
  icon,
  roles,
  panel: to,
});

/** Every page in the menu with its roles, in order. */
export const pageEntries: PageEntry[] = [
  page(msg`Dashboard`, House, everyone, ({ role }) => homeOf(role)),
  page(msg`My case`, Briefcase, inCase, ({ caseId }) => caseId && paths.case(caseId)),
  page(msg`Messages`, MessageCircle, inCase, ({ caseId }) => caseId && paths.messages(), 'messages'),
  page(msg`Documents`, Folder, inCase, ({ caseId }) => caseId && paths.uploads(caseId)),
  page(msg`Agreement`, FilePenLine, inCase, ({ caseId }) => caseId && agreementPaths.home(caseId)),
  page(msg`Cases`, Briefcase, ['mediator'], paths.mediatorCases),
  { ...page(msg`Enquiries`, HeartHandshake, ['mediator', 'admin'], paths.enquiries), kind: 'office' },
  page(msg`Messages`, MessageCircle, ['mediator'], paths.mediatorMessages, 'messages'),
  page(msg`Sessions`, Video, ['mediator'], paths.mediatorSessions),
  page(msg`Schedule`, CalendarDays, ['mediator'], paths.mediatorSchedule),
  page(msg`Documents`, Folder, ['mediator'], paths.mediatorDocuments),
  page(msg`Review`, ClipboardCheck, ['mediator'], paths.mediatorReview, 'reviews'),
  page(msg`Contacts`, Contact, ['mediator'], paths.mediatorContacts),
  page(msg`Invite`, MailPlus, ['mediator'], paths.mediatorInvite),
  adminPage('platform', msg`Organizations`, Building2, paths.adminOrganizations),
  adminPage('office', msg`Organization`, Building2, ({ officeId }) => officeId && paths.adminOrganization(officeId)),
  page(msg`Reports`, ChartColumn, ['mediator', 'admin'], paths.mediatorReports),
  page(msg`Case assignments`, UsersRound, ['admin'], paths.adminCaseAssignments),
  page(msg`Users`, Users, ['admin'], paths.adminUsers),
  page(msg`Roles`, ShieldCheck, ['admin'], paths.adminRoles),
  adminPage('platform', msg`System health`, Stethoscope, paths.adminSystemHealth),
  page(msg`Audit log`, ClipboardList, ['admin'], paths.adminAudit),
  page(msg`Invites`, MailPlus, ['admin'], paths.adminInvites),
  page(msg({ context: 'help', message: 'Support' }), LifeBuoy, ['admin'], paths.adminSupport, 'support'),
  adminPage('platform', msg`Settings`, Settings, paths.adminSettings),
  page(msg`Profile`, UserRound, everyone, paths.profile),
];

/** Every panel in the menu with its roles, in order. */
export const panelEntries: PanelEntry[] = [
  panel(msg`Create new case`, Plus, ['mediator'], panels.newCase),
  panel(msg`Let's Talk`, HeartHandshake, ['divorcee'], panels.assistant),
  panel(msg`AI Assistant`, Sparkles, ['mediator', 'lawyer', 'admin'], panels.assistant),
  panel(msg`What to expect`, Signpost, ['divorcee'], panels.whatToExpect),
  panel(msg`FAQ`, CircleHelp, ['divorcee'], panels.faq),
  panel(msg`Privacy policy`, Shield, ['divorcee'], panels.privacyPolicy),
  panel(msg`Notifications`, Bell, everyone, panels.notifications),
  panel(msg`Help`, LifeBuoy, everyone, panels.help),
];

/** The entries of a person, by their role and, for an admin, their kind. */
export const entriesFor = <Any extends Entry>(
  entries: Any[],
  user: { role: Role; organization_id: string | null },
): Any[] =>
  entries.filter(
    ({ roles, kind }) =>
      roles.includes(user.role) && (kind === undefined || (kind === 'platform') === isPlatformAdmin(user)),
  );
