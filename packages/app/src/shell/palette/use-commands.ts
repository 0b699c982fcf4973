import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import {
  CalendarDays,
  ClipboardCheck,
  Contact,
  LogOut,
  type LucideIcon,
  MailPlus,
  MessageCircle,
  UserSearch,
} from 'lucide-react';
import { useActiveCase } from '../../active-case/stored-active-case.ts';
import { officeOf } from '../../auth/admin-kind.ts';
import { useSession, useUser } from '../../auth/session-provider.tsx';
import { offerIn } from '../../case-paths.ts';
import { panels } from '../../panel-paths.ts';
import { paths } from '../../paths.ts';
import { useOver } from '../../shared/layout/panel.ts';
import { entriesFor, pageEntries, panelEntries } from '../menu/menu-entries.ts';

/** Something that the search opens or does. */
export interface Command {
  name: string;
  icon: LucideIcon;
  /** The case that it is about. */
  detail?: string;
  choose: () => void;
}

export type Go = (to: string | { search: string }) => void;

/** What a mediator starts from anywhere, beside the panels of the menu. */
const ofMediator: [MessageDescriptor, LucideIcon, () => string][] = [
  [msg`Invite someone`, MailPlus, paths.mediatorInvite],
  [msg`Open review`, ClipboardCheck, paths.mediatorReview],
  [msg`Offer times`, CalendarDays, paths.mediatorOffer],
  [msg`Check for a conflict`, UserSearch, () => `${paths.mediatorContacts()}?do=check`],
  [msg`Add a contact`, Contact, () => `${paths.mediatorContacts()}?do=add`],
];

/** The pages of the person's menu, and what they can do: in the first case that the search found, and everywhere. */
export function useCommands(go: Go, found: { id: string; title: string } | undefined) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { role } = user;
  const { signOut } = useSession();
  const caseId = useActiveCase();
  const over = useOver();
  const pages = entriesFor(pageEntries, user).flatMap(({ label, icon, to }): Command[] => {
    const address = to({ role, caseId, officeId: officeOf(user) });
    return address === null ? [] : [{ name: i18n._(label), icon, choose: () => go(address) }];
  });
  const openPanels = entriesFor(panelEntries, user).map(({ label, icon, panel }): Command => {
    return { name: i18n._(label), icon, choose: () => go(over(panel())) };
  });
  const own = ofMediator.map(([label, icon, to]): Command => ({ name: i18n._(label), icon, choose: () => go(to()) }));
  const inCase =
    found === undefined || role === 'admin'
      ? []
      : [
          ...(role === 'mediator'
            ? [{ name: t`Offer times`, icon: CalendarDays, choose: () => go(offerIn(found.id)) }]
            : []),
          { name: t`Open chat`, icon: MessageCircle, choose: () => go(over(panels.chat(found.id))) },
        ].map((it): Command => ({ ...it, detail: found.title }));
  const anywhere = [
    ...openPanels,
    ...(role === 'mediator' ? own : []),
    { name: t`Logout`, icon: LogOut, choose: signOut },
  ];
  return { pages, inCase, anywhere };
}
