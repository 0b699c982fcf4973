import { useLingui } from '@lingui/react/macro';
import { limits, listSupportThreads, type SupportState, type SupportThread } from '@mediation/api-client';
import { ChatLayout, ChatMiddle, EmptyState, VisuallyHidden } from '@mediation/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { usePages } from '../../../backend/use-pages.ts';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { useLiveChat } from '../log/use-live-chat.ts';
import { AccountCard } from './account-facts.tsx';
import { supportChannel } from './support-channel.ts';
import { SupportPane } from './support-pane.tsx';
import { ThreadList } from './thread-list.tsx';

const threadsOf = ({ threads }: { threads: SupportThread[] }) => threads;

/** The support inbox: who waits for an admin, the open channel, and facts about its person's account. */
export function SupportPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const state = stateOf(search.get('state'));
  const person = search.get('person');
  const list = usePages(listSupportThreads, { state }, threadsOf);
  usePolling();
  const connection = useLiveChat((list.rows ?? []).map((it) => supportChannel(it)));
  const page = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (person !== null || !isDone.current) return;
    isDone.current = false;
    // The row of the person leaves the list.
    page.current?.querySelector<HTMLElement>('nav [role=radio][tabindex="0"]')?.focus();
  }, [person]);

  const open = (next: Record<string, string | null>) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(next)) {
        if (value === null) after.delete(name);
        else after.set(name, value);
      }
      return after;
    });
  const finish = () => {
    isDone.current = true;
    open({ person: null });
  };

  return (
    <>
      <PageTitle>{t({ context: 'help', message: 'Support' })}</PageTitle>
      <VisuallyHidden>
        <h1>{t({ context: 'help', message: 'Support' })}</h1>
      </VisuallyHidden>
      <ChatLayout ref={page} view={person === null ? 'list' : 'pane'}>
        <ThreadList
          list={list}
          state={state}
          openId={person}
          onState={(next) => open({ state: next, person: null })}
          onChoose={(userId) => open({ person: userId })}
        />
        {person === null ? (
          <ChatMiddle wideOnly>
            <EmptyState title={t`Choose a person`}>
              {t`You read and answer here what people ask the support. Nobody in their case reads it.`}
            </EmptyState>
          </ChatMiddle>
        ) : (
          <>
            <SupportPane
              key={person}
              userId={person}
              connection={connection}
              onBack={() => open({ person: null })}
              onDone={finish}
            />
            <AccountCard userId={person} />
          </>
        )}
      </ChatLayout>
    </>
  );
}

const stateOf = (text: string | null): SupportState => (text === 'answered' || text === 'done' ? text : 'open');

/** A thread that becomes open again makes no event for an admin with an unread notification about it. */
function usePolling() {
  const { refresh } = useBackend();
  useEffect(() => {
    const poll = setInterval(() => {
      if (!document.hidden) refresh(['conversations']);
    }, limits.pollEvery);
    return () => clearInterval(poll);
  }, [refresh]);
}
