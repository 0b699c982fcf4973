import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, ChatLog, type ChatLogHandle, ChatMessage } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { dayName } from '../../words/times/day-name.ts';
import { clockTime } from '../../words/times/relative-time.ts';
import { AssistantLine } from './assistant-line.tsx';
import { assistantWords } from './assistant-words.ts';
import { type Line, lastQuestion, newLine } from './lines.ts';
import { useAskMediator } from './use-ask-mediator.ts';
import type { useAssistant } from './use-assistant.ts';

type Talk = Pick<ReturnType<typeof useAssistant>, 'history' | 'lines' | 'newest' | 'isPending' | 'ask'>;

/** What was asked and answered, after a greeting. */
export function AssistantLog({ history, lines, newest, isPending, ask }: Talk) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const askMediator = useAskMediator();
  const asked = lastQuestion(lines);
  const log = useRef<ChatLogHandle>(null);
  const [openedAt] = useState(() => new Date().toISOString());
  const greeting = i18n._(assistantWords[role].greeting);
  const hello = newLine('ai', greeting, { key: 'hello', at: lines[0]?.at ?? openedAt });

  // A long answer is read from its first words, below its question.
  const question = asked?.key;
  // The composer gives room back when the answer is final, which moves the log.
  const answer = newest?.senderId === 'ai' ? `${newest.key}, ${isPending ? 'early' : 'final'}` : undefined;
  useEffect(() => {
    if (answer === undefined || question === undefined) return undefined;
    const frame = requestAnimationFrame(() => log.current?.show(question));
    return () => cancelAnimationFrame(frame);
  }, [answer, question]);

  return (
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
          <ChatMessage author={t`You`} from="me" time={clockTime(line.at)} dateTime={line.at} grouped={isGrouped}>
            {line.text}
          </ChatMessage>
        ) : (
          <AssistantLine
            line={line}
            onAsk={ask}
            isLast={line === lines.at(-1)}
            isBusy={isPending}
            actions={
              askMediator &&
              asked && (
                <Button tone="secondary" size="small" onClick={() => askMediator(asked.text)}>
                  {role === 'lawyer' ? t`Ask the mediator this` : t`Ask my mediator this`}
                </Button>
              )
            }
          />
        )
      }
    </ChatLog>
  );

  function announce({ senderId, text }: Line) {
    const author = t`AI Assistant`;
    return senderId === 'me' ? t`Sent` : `${author}: ${text}`;
  }
}
