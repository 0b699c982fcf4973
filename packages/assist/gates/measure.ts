import { type Guidance, type Role, limits } from '@mediation/api-client';
import * as z from 'zod/mini';
import { guide } from '../src/guidance/guidance.ts';
import { passages } from '../src/guidance/passages.ts';
import { findPassages } from '../src/guidance/retrieval.ts';
import { passageIndexFor } from '../src/guidance/passage-index.ts';

const Asked = z.object({
  role: z.enum(['divorcee', 'mediator', 'lawyer', 'admin'] satisfies Role[]),
  language: z.enum(['en', 'es']),
});

/** The share of lines for which something holds, over all lines and in both halves. The odd lines were tuned on. */
export interface Share {
  all: number;
  odd: number;
  even: number;
}

const lines = (tsv: string) =>
  tsv
    .trim()
    .split('\n')
    .map((it) => it.split('\t'));

function shareOf<Line>(list: readonly Line[], holds: (line: Line) => boolean): Share {
  const among = (part: readonly Line[]) => part.filter((it) => holds(it)).length / part.length;
  return {
    all: among(list),
    odd: among(list.filter((_, at) => at % 2 === 0)),
    even: among(list.filter((_, at) => at % 2 === 1)),
  };
}

/** Lines of role, language, topic, expected answer, question and the ids of right passages. */
export function measureRetrieval(tsv: string) {
  const ranked = lines(tsv).map(([role, language, , , question = '', ids = '']) => {
    const asked = { ...Asked.parse({ role, language }), question };
    const right = ids.split(' ');
    return {
      rank: findPassages({ ...asked, index: passageIndexFor(asked.language) }).findIndex((it) =>
        right.includes(it.passage.id),
      ),
      answer: guide(asked, { promises: limits }),
      right,
    };
  });
  return {
    first: shareOf(ranked, ({ rank }) => rank === 0),
    amongThree: shareOf(ranked, ({ rank }) => rank >= 0 && rank < 3),
    /** Answered at all, and answered with a right passage. */
    answered: shareOf(ranked, ({ answer }) => answer.confidence !== 'low'),
    answeredRight: shareOf(
      ranked,
      ({ answer, right }) => answer.confidence !== 'low' && answer.citations.some((it) => right.includes(it.id)),
    ),
    safetyFirst: shareOf(ranked, ({ answer }) => isSafety(answer)),
  };
}

/** Lines of role, language and question. */
export function measureAnswers(tsv: string) {
  const answers = lines(tsv).map(([role, language, question = '']) =>
    guide({ ...Asked.parse({ role, language }), question }, { promises: limits }),
  );
  return {
    refused: shareOf(answers, ({ confidence }) => confidence === 'low'),
    safetyFirst: shareOf(answers, (it) => isSafety(it)),
    /** Answered with a passage about something else behind one about safety. */
    otherAfterSafety: shareOf(answers, ({ citations }) => {
      const at = citations.findIndex(({ id }) => safety.has(id));
      return at >= 0 && citations.slice(at).some(({ id }) => !safety.has(id));
    }),
  };
}

const safety = new Set(passages.en.filter((it) => it.topic === 'safety').map((it) => it.id));

/** Whether an answer begins with a passage about safety. */
const isSafety = ({ citations: [first], guidance }: Guidance) =>
  first !== undefined && safety.has(first.id) && guidance.startsWith(first.quote);
