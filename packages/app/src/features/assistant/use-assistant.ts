import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey, useEndpoint } from '../../backend/use-endpoint.ts';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { keptLine, type Line, newLine } from './lines.ts';
import {
  listAiChatHistory,
  askLegalGuidance,
  addAiChatEntry,
  type AnswerOf,
  type InputOf,
} from '@mediation/api-client';

type Reply = AnswerOf<typeof askLegalGuidance>;

const kept: InputOf<typeof listAiChatHistory> = { limit: 50 };

/** The person's conversation with the assistant: the stored lines, the new ones, and a call to ask. */
export function useAssistant() {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const queries = useQueryClient();
  const history = useEndpoint(listAiChatHistory, kept);
  const [said, setSaid] = useState<Line[]>([]);
  const add = (line: Line) => setSaid((before) => [...before, line]);

  // New lines are stored on the server, so the next opening must read them again.
  useEffect(() => () => queries.removeQueries({ queryKey: queryKey(listAiChatHistory, kept) }), [queries]);

  const { run, isBusy } = useAction({ inPlace: true });
  const answer = async (asked: string) => {
    const caseId = activeCase.read();
    add(newLine('me', asked));
    keep({ role: 'user', content: asked, case_id: caseId });
    let draft: Line | undefined;
    const onDraft = (early: Reply) => {
      draft = lineOf(early);
      add(draft);
    };
    const question = { question: asked, context: { caseId, language: i18n.locale } };
    const reply = await call(askLegalGuidance, question, { onDraft });
    const { guidance, confidence, disclaimer, web_search_suggested, reply_id } = reply;
    keep({
      role: 'assistant',
      content: guidance,
      case_id: caseId,
      confidence,
      disclaimer,
      web_search_suggested,
      reply_id,
    });
    const line = lineOf(reply);
    // A better answer is a new line, so that it is announced; the same one keeps its place.
    const final = draft?.text === line.text ? { ...line, key: draft.key } : line;
    setSaid((before) => [...before.filter((it) => it.key !== draft?.key), final]);
  };
  const ask = async (asked: string) => {
    const failed = () =>
      t`I'm sorry, I'm having trouble responding right now. Please try again in a moment, or contact your mediator for assistance.`;
    const isAnswered = await run(() => answer(asked), { failed });
    if (!isAnswered) add(newLine('ai', failed(), { unanswered: asked }));
  };

  const earlier = (history.data?.history ?? []).map(keptLine).toReversed();
  return {
    history,
    lines: [...earlier, ...said],
    isPending: isBusy,
    ask: (asked: string) => {
      if (asked.trim() !== '' && !isBusy) void ask(asked.trim());
    },
  };

  /** Stores a line. A failure does not interrupt the conversation. */
  function keep(entry: InputOf<typeof addAiChatEntry>) {
    call(addAiChatEntry, entry).catch((error: unknown) => console.warn('A line of the talk was not kept.', error));
  }
}

/** An answer as a line of the conversation. */
const lineOf = (reply: Reply): Line =>
  newLine('ai', reply.guidance, {
    confidence: reply.confidence,
    disclaimer: reply.disclaimer,
    note: reply.web_search_suggested ? reply.web_search_note : null,
    followUps: reply.follow_up_suggestions,
    sources: reply.citations.flatMap(({ title, source }) => (source === null ? [] : [{ label: title, href: source }])),
  });
