import { useLingui } from '@lingui/react/macro';
import {
  type AnswerOf,
  type InputOf,
  addAiChatEntry,
  askLegalGuidance,
  clearAiChatHistory,
  listAiChatHistory,
} from '@mediation/api-client';
import { useEffect, useRef, useState } from 'react';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { useBackend } from '../../backend/backend-provider.tsx';
import { usePages } from '../../backend/use-pages.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { keptLine, type Line, newLine } from './lines.ts';

type Reply = AnswerOf<typeof askLegalGuidance>;

const page: InputOf<typeof listAiChatHistory> = { limit: 50 };
const entriesOf = ({ history }: AnswerOf<typeof listAiChatHistory>) => history;

/** The person's conversation with the assistant: the stored lines, the new ones, and calls to ask and to clear. */
export function useAssistant() {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const history = usePages(listAiChatHistory, page, entriesOf);
  const [said, setSaid] = useState<Line[]>([]);
  /** The newest stored line before the first question; later ones are among those just said. */
  const [keptUntil, setKeptUntil] = useState<string>();
  const leaving = useRef(new AbortController());
  const add = (line: Line) => setSaid((before) => [...before, line]);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const { run, isBusy } = useAction({ inPlace: true });
  const answer = async (asked: string) => {
    const caseId = activeCase.read();
    const { signal } = leaving.current;
    add(newLine('me', asked));
    keep({ role: 'user', content: asked, case_id: caseId });
    let shown: { reply: Reply; line: Line } | undefined;
    const onDraft = (reply: Reply) => {
      shown = { reply, line: lineOf(reply) };
      add(shown.line);
    };
    const question = { question: asked, context: { caseId, language: i18n.locale } };
    const reply = await call(askLegalGuidance, question, { onDraft, signal }).catch((error: unknown) => {
      if (signal.aborted && shown) keepReply(shown.reply, caseId);
      throw error;
    });
    keepReply(reply, caseId);
    const line = lineOf(reply);
    // A better answer is a new line, so that it is announced; the same one keeps its place.
    const final = shown?.line.text === line.text ? { ...line, key: shown.line.key } : line;
    setSaid((before) => [...before.filter((it) => it.key !== shown?.line.key), final]);
  };
  const ask = async (asked: string) => {
    const failed = () =>
      t`I'm sorry, I'm having trouble responding right now. Please try again in a moment, or contact your mediator for assistance.`;
    setKeptUntil(keptUntil ?? history.rows?.[0]?.created_at ?? '');
    const isAnswered = await run(() => answer(asked), { failed });
    if (!isAnswered) add(newLine('ai', failed(), { unanswered: asked }));
  };

  const earlier = (history.rows ?? []).filter(({ created_at }) => keptUntil === undefined || created_at <= keptUntil);
  const isLoading = history.rows === undefined && history.error === null;
  return {
    history,
    lines: [...earlier.map(keptLine).toReversed(), ...said],
    /** The newest line since the panel opened. */
    newest: said.at(-1),
    isPending: isBusy,
    isLoading,
    ask: (asked: string) => {
      if (asked.trim() !== '' && !isBusy && !isLoading) void ask(asked.trim());
    },
    clear: async () => {
      await call(clearAiChatHistory);
      setSaid([]);
    },
  };

  function keepReply(
    { guidance, confidence, disclaimer, web_search_suggested, reply_id }: Reply,
    case_id: string | null,
  ) {
    keep({ role: 'assistant', content: guidance, case_id, confidence, disclaimer, web_search_suggested, reply_id });
  }

  /** Stores a line. A failure does not interrupt the conversation. */
  function keep(entry: InputOf<typeof addAiChatEntry>) {
    call(addAiChatEntry, entry).catch((error: unknown) =>
      console.warn('A message of the assistant chat was not kept.', error),
    );
  }
}

/** An answer as a line of the conversation. */
const lineOf = (reply: Reply): Line =>
  newLine('ai', reply.guidance, {
    confidence: reply.confidence,
    disclaimer: reply.disclaimer,
    note: reply.web_search_suggested ? reply.web_search_note : null,
    followUps: reply.follow_up_suggestions,
    sources: reply.citations,
  });
