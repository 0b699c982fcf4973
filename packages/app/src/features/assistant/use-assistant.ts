import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey, useEndpoint } from '../../backend/use-endpoint.ts';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { keptLine, type Line, newLine } from './lines.ts';
import { listAiChatHistory, askLegalGuidance, addAiChatEntry, type InputOf } from '@mediation/api-client';

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
    const reply = await call(askLegalGuidance, { question: asked, context: { caseId, language: i18n.locale } });
    const { guidance, confidence, disclaimer, web_search_suggested, web_search_note, citations, reply_id } = reply;
    keep({
      role: 'assistant',
      content: guidance,
      case_id: caseId,
      confidence,
      disclaimer,
      web_search_suggested,
      reply_id,
    });
    add(
      newLine('ai', guidance, {
        confidence,
        disclaimer,
        note: web_search_suggested ? web_search_note : null,
        followUps: reply.follow_up_suggestions,
        sources: citations.flatMap(({ title, source }) => (source === null ? [] : [{ label: title, href: source }])),
      }),
    );
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
