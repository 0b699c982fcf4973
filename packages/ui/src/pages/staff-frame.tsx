import {
  Bell,
  Briefcase,
  Building2,
  Calendar,
  ChartColumn,
  ClipboardCheck,
  ContactRound,
  Folder,
  House,
  KeyRound,
  LifeBuoy,
  LogOut,
  MailPlus,
  MessageCircle,
  Plus,
  Settings,
  Sparkles,
  Split,
  User,
  Users,
  Video,
  Activity,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { StoryBrandMark } from '../foundations/story-brand.tsx';
import {
  AppShell,
  Button,
  IconButton,
  MenuButton,
  QuickExit,
  SideMenu,
  SkipLink,
  TopBar,
  UserChip,
  WideOnly,
} from '../index.ts';
import { address } from './cases.ts';

interface Entry {
  name: string;
  icon: ReactNode;
  count?: number;
}

interface Role {
  title: string;
  person: string;
  account: string;
  unread: number;
  pages: readonly Entry[];
  tools: readonly Entry[];
}

const entry = (name: string, icon: ReactNode): Entry => ({ name, icon });

const dashboard = entry('Dashboard', <House />);
const profile = entry('Profile', <User />);
const sharedTools = [
  entry('AI Assistant', <Sparkles />),
  entry('Notifications', <Bell />),
  entry('Help', <LifeBuoy />),
] as const;

const roles = {
  mediator: {
    title: 'Mediator',
    person: 'Ruth Lindqvist',
    account: 'ruth.lindqvist · mediator',
    unread: 4,
    pages: [
      dashboard,
      entry('Cases', <Briefcase />),
      entry('Sessions', <Video />),
      entry('Schedule', <Calendar />),
      entry('Documents', <Folder />),
      { ...entry('Review', <ClipboardCheck />), count: 6 },
      entry('Contacts', <ContactRound />),
      entry('Invite', <MailPlus />),
      entry('Reports', <ChartColumn />),
      profile,
    ],
    tools: [entry('Create new case', <Plus />), ...sharedTools],
  },
  lawyer: {
    title: 'Lawyer',
    person: 'Tomas Herrera',
    account: 'tomas.herrera · lawyer',
    unread: 2,
    pages: [dashboard, entry('Cases', <Briefcase />), entry('Documents', <Folder />), profile],
    tools: sharedTools,
  },
  admin: {
    title: 'Admin',
    person: 'Sam Adeyemi',
    account: 'sam.adeyemi · admin',
    unread: 1,
    pages: [
      dashboard,
      entry('Organizations', <Building2 />),
      entry('Case assignments', <Split />),
      entry('Users', <Users />),
      entry('Roles', <KeyRound />),
      entry('System health', <Activity />),
      entry('Invites', <MailPlus />),
      entry('Settings', <Settings />),
      profile,
    ],
    tools: sharedTools,
  },
} satisfies Record<string, Role>;

export interface StaffFrameProps {
  /** Whose it is; a mediator's without it. */
  user?: keyof typeof roles | undefined;
  /** The page one is on, by its name in the side menu. */
  page: string;
  /** The bell, where a story opens it. */
  bell?: ReactNode;
  /** The button of the chat, where a story opens it. */
  chat?: ReactNode;
  flush?: boolean | undefined;
  children: ReactNode;
}

/** What stands around every page of the people at work: side menu and top bar, by role. */
export function StaffFrame({ user = 'mediator', page, bell, chat, flush, children }: StaffFrameProps) {
  const [folded, setFolded] = useState(false);
  const { title, person, account, unread, pages, tools }: Role = roles[user];
  const groups = (
    <>
      <SideMenu.Group label="Pages">{pages.map((it) => menuItem(it, page))}</SideMenu.Group>
      <SideMenu.Group title="Tools">{tools.map((it) => menuItem(it, page))}</SideMenu.Group>
    </>
  );
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <AppShell
        flush={flush}
        folded={folded}
        side={
          <aside aria-label="Main menu">
            <SideMenu title={title} subtitle={account}>
              {groups}
            </SideMenu>
          </aside>
        }
        topBar={
          <TopBar
            menu={
              <MenuButton label="Menu" closeLabel="Close menu" folded={folded} onFoldedChange={setFolded}>
                <SideMenu title={title} subtitle={account}>
                  {groups}
                  <SideMenu.Group title="Account">
                    <SideMenu.Item icon={<LogOut />}>Logout</SideMenu.Item>
                  </SideMenu.Group>
                </SideMenu>
              </MenuButton>
            }
            brand={<StoryBrandMark hideName />}
            quickExit={<QuickExit corner quiet label="Quick exit" href="#weather" />}
          >
            <WideOnly>
              <IconButton label="Home">
                <House />
              </IconButton>
            </WideOnly>
            {chat ?? (user === 'mediator' && <ChatButton />)}
            {bell ?? <BellButton count={unread} />}
            <WideOnly>
              <TopBar.Separator />
              <UserChip name={person} role={title} />
              <Button tone="plain" size="small">
                <LogOut /> Logout
              </Button>
            </WideOnly>
          </TopBar>
        }
      >
        {children}
      </AppShell>
    </>
  );
}

const menuItem = ({ name, icon, count }: Entry, page: string) => (
  <SideMenu.Item
    key={name}
    asChild
    icon={icon}
    current={name === page}
    count={count}
    countLabel={count === undefined ? undefined : `${count} new`}
  >
    <a href={address(name)}>{name}</a>
  </SideMenu.Item>
);

/** The way to the chat, with more messages than the badge counts. */
export const ChatButton = (props: object) => (
  <IconButton label="Chat, more than 9 unread" count={12} {...props}>
    <MessageCircle />
  </IconButton>
);

/** The bell. */
export const BellButton = ({ count, ...props }: { count: number }) => (
  <IconButton label={`Notifications, ${count} unread`} count={count} {...props}>
    <Bell />
  </IconButton>
);
