import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Case, Role, Step } from '@mediation/api-client';
import { type ComponentType, lazy } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { type CaseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import type { PageTab } from '../../../shared/layout/page-tabs.tsx';

interface TabProps {
  mediationCase: Case;
}

interface Part extends PageTab<TabProps> {
  audience: MessageDescriptor;
  /** Whose part this is; without it everyone's in the case. */
  roles?: Role[];
}

const late = (load: () => Promise<ComponentType<TabProps>>) => lazy(async () => ({ default: await load() }));

const ownPart = msg`Each person sees their own version of this page, with only what is meant for them.`;
const mediators: Role[] = ['mediator'];
const inTheCase: Role[] = ['divorcee', 'lawyer', 'mediator'];

const parts: Record<CaseTab, Part> = {
  overview: {
    name: msg`Overview`,
    audience: msg`Everyone in the case has this page, and each sees only what is meant for them. No private message is shown here.`,
    Content: late(async () => (await import('../overview/overview-tab.tsx')).OverviewTab),
  },
  people: {
    name: msg`Participants`,
    audience: msg`Everyone in the case sees who is in it, and in which role. Only mediators see addresses and invitations.`,
    Content: late(async () => (await import('../tabs/people-tab.tsx')).PeopleTab),
  },
  messages: {
    name: msg`Messages`,
    audience: msg`You see the channels that you are in. Each says who reads it.`,
    Content: late(async () => (await import('../tabs/messages-tab.tsx')).MessagesTab),
  },
  documents: {
    name: msg`Documents`,
    audience: ownPart,
    Content: late(async () => (await import('../tabs/documents-tab.tsx')).DocumentsTab),
  },
  sessions: {
    name: msg`Sessions`,
    audience: ownPart,
    Content: late(async () => (await import('../tabs/sessions-tab.tsx')).SessionsTab),
    roles: inTheCase,
  },
  proposals: {
    name: msg`Proposals`,
    audience: ownPart,
    Content: late(async () => (await import('../proposals/proposals-tab.tsx')).ProposalsTab),
    roles: inTheCase,
  },
  agreement: {
    name: msg`Agreement`,
    audience: ownPart,
    Content: late(async () => (await import('../tabs/agreement-tab.tsx')).AgreementTab),
  },
  activity: {
    name: msg`Timeline`,
    audience: ownPart,
    Content: late(async () => (await import('../tabs/activity-tab.tsx')).ActivityTab),
  },
  notes: {
    name: msg`Notes`,
    audience: msg`Only you read your notes: no party, no lawyer, no admin and no other mediator.`,
    Content: late(async () => (await import('../tabs/notes-tab.tsx')).NotesTab),
    roles: mediators,
  },
  safety: {
    name: msg`Safety`,
    audience: msg`Only mediators of this case read this. Everyone in it reads how messages go.`,
    Content: late(async () => (await import('../tabs/safety-tab.tsx')).SafetyTab),
    roles: mediators,
  },
};

const messagesOfAdmins: Part = {
  ...parts.messages,
  audience: msg`Admins read messages only with a reason, for a limited time. The mediator is told.`,
};

/** The parts of a case for a role. */
export const tabsOf = (role: Role): Record<string, Part> => {
  const own = Object.entries(parts).filter(([, { roles }]) => roles?.includes(role) ?? true);
  return { ...Object.fromEntries(own), ...(role === 'admin' && { messages: messagesOfAdmins }) };
};

/** The part that a case is worked on in, at each step. */
const workplaces: Record<Step, CaseTab> = {
  intake: 'overview',
  document_upload: 'documents',
  mediator_review: 'documents',
  first_session: 'sessions',
  negotiation_sessions: 'sessions',
  agreement_draft: 'agreement',
  final_agreement: 'agreement',
};

/** The part that the address asks for. Without one `/case/…` opens the overview, `/cases/…` where one works. */
export function useCaseTab(mine: Record<string, Part>, { step }: Pick<Case, 'step'>): [id: string, part: Part] {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isWork = matchPath(paths.caseFile.pattern, pathname) !== null;
  const asked = search.get('tab') ?? (isWork ? workplaces[step] : 'overview');
  const part = mine[asked];
  return part === undefined ? ['overview', parts.overview] : [asked, part];
}
