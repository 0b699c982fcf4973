import type { Person } from '../../testing/people.ts';

/** Asks a question through the API and stores it with its answer. */
export async function askAssistant({ api }: Person, question: string) {
  await api.addAiChatEntry({ role: 'user', content: question });
  const { guidance: content, reply_id } = await api.askLegalGuidance({ question });
  await api.addAiChatEntry({ role: 'assistant', content, reply_id });
}
