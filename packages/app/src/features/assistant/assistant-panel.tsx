import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Role, limits } from '@mediation/api-client';
import {
  AudienceLine,
  Button,
  ChatComposer,
  ChatLog,
  type ChatLogHandle,
  ChatMessage,
  ChatPane,
  Drawer,
  QuickQuestions,
  Row,
  Spinner,
  Stack,
} from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { DangerLine } from '../../safety/danger-line.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { dayName } from '../../words/times/day-name.ts';
import { clockTime } from '../../words/times/relative-time.ts';
import { AssistantLine } from './assistant-line.tsx';
import { assistantWords } from './assistant-words.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { type Line, lastQuestion, newLine } from './lines.ts';
import { MoreQuestions } from './more-questions.tsx';
import { useAskMediator } from './use-ask-mediator.ts';
import { useAssistant } from './use-assistant.ts';

/** A conversation with the assistant beside any page. Each answer is marked as AI. */
export function AssistantPanel({ onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [draft, setDraft] = useState('');
  const [isClearing, setClearing] = useState(false);
  const { history, lines, newest, isPending, isLoading, ask, clear } = useAssistant();
  const askMediator = useAskMediator();
  const asked = lastQuestion(lines);
  const log = useRef<ChatLogHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus();
  const [openedAt] = useState(() => new Date().toISOString());
  const { title, greeting, placeholder } = assistantWords[role];
  const questions = assistantWords[role].questions.map((it) => i18n._(it));
  const hello = newLine('ai', i18n._(greeting), { key: 'hello', at: lines[0]?.at ?? openedAt });
  const isTooLong = draft.trim().length > limits.questionMax;

  // A long answer is read from its first words, below its question.
  const question = asked?.key;
  // The composer gives room back when the answer is final, which moves the log.
  const answer = newest?.senderId === 'ai' ? `${newest.key}, ${isPending ? 'early' : 'final'}` : undefined;
  useEffect(() => {
    if (answer === undefined || question === undefined) return undefined;
    const frame = requestAnimationFrame(() => log.current?.show(question));
    return () => cancelAnimationFrame(frame);
  }, [answer, question]);

  const focusField = () => panel.current?.querySelector('textarea')?.focus();

  const send = () => {
    ask(draft);
    setDraft('');
  };

  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content
        ref={panel}
        width="medium"
        closeLabel={t`Close`}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusField();
        }}
        onCloseAutoFocus={returnFocus}
      >
        <Drawer.Head>
          <Drawer.Title>{i18n._(title)}</Drawer.Title>
        </Drawer.Head>
        <Drawer.Body fill>
          <ChatPane
            name={t`Ask AI`}
            audience={
              <AudienceLine icon={<Lock />}>{t`You are talking to an AI. Only you can read this.`}</AudienceLine>
            }
            alert={
              history.error !== null ? (
                <LoadFailed
                  error={history.error}
                  fallback={t`What you asked before could not be loaded.`}
                  onRetry={history.retry}
                  isRetrying={history.isRetrying}
                />
              ) : undefined
            }
            actions={
              lines.length > 0 && (
                <Button tone="quiet" size="small" disabled={isPending} onClick={() => setClearing(true)}>
                  {t`Clear`}
                </Button>
              )
            }
            composer={
              <Stack gap="normal">
                {isPending && (
                  <Row gap="small">
                    <Spinner />
                    <output>{t`The AI is answering`}</output>
                  </Row>
                )}
                {lines.length > 0 ? (
                  <Row gap="small">
                    <MoreQuestions questions={questions} onAsk={ask} disabled={isPending} />
                  </Row>
                ) : (
                  !isLoading && (
                    <QuickQuestions label={t`You could ask`} questions={questions} onAsk={ask} disabled={isPending} />
                  )
                )}
                <ChatComposer
                  label={t`Question to the AI`}
                  placeholder={i18n._(placeholder)}
                  sendLabel={t`Send`}
                  value={draft}
                  onValueChange={setDraft}
                  onSend={send}
                  sending={isPending || isLoading || isTooLong}
                  error={isTooLong ? t`This is too long. Use ${limits.questionMax} characters or fewer.` : undefined}
                />
                {role === 'divorcee' && <DangerLine />}
              </Stack>
            }
          >
            <ChatLog
              ref={log}
              label={t`Talk with the AI`}
              messages={history.hasMore ? lines : [hello, ...lines]}
              older={history.hasMore ? { onLoad: history.loadMore, busy: history.isLoadingMore } : undefined}
              dayName={(at) => dayName(at)}
              announce={announce}
              isMine={({ senderId }) => senderId === 'me'}
              labels={{
                older: t`Show older messages`,
                loadingOlder: t`Loading`,
                unread: t`New`,
                newMessages: (count) => plural(count, { one: '# new message', other: '# new messages' }),
                newest: t`Newest messages`,
              }}
            >
              {(line, { isGrouped }) =>
                line.senderId === 'me' ? (
                  <ChatMessage
                    author={t`You`}
                    from="me"
                    time={clockTime(line.at)}
                    dateTime={line.at}
                    grouped={isGrouped}
                  >
                    {line.text}
                  </ChatMessage>
                ) : (
                  <AssistantLine
                    line={line}
                    onAsk={ask}
                    isLast={line === lines.at(-1)}
                    isBusy={isPending}
                    actions={askMediator && asked && <AskMediator role={role} onAsk={() => askMediator(asked.text)} />}
                  />
                )
              }
            </ChatLog>
          </ChatPane>
          {isClearing && <ClearDialog onClear={clear} onClose={() => setClearing(false)} focusAfter={focusField} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );

  function announce({ senderId, text }: Line) {
    const author = t`AI Assistant`;
    return senderId === 'me' ? t`Sent` : `${author}: ${text}`;
  }
}

function AskMediator({ role, onAsk }: { role: Role; onAsk: () => void }) {
  const { t } = useLingui();
  return (
    <Button tone="secondary" size="small" onClick={onAsk}>
      {role === 'lawyer' ? t`Ask the mediator this` : t`Ask my mediator this`}
    </Button>
  );
}
