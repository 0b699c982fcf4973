import type { Confidence, Guidance } from '@mediation/api-client';
import { type Passage, passages } from './data/passages.ts';
import type { EngineSettings, SafetyContacts } from './engine.ts';
import { fill } from './fill.ts';
import { engineMark, limitsOf } from './mark.ts';
import { read } from './reading.ts';
import { type Match, findPassages } from './retrieval.ts';
import { findIndicators, scoreOf } from './risk.ts';

interface Facts {
  promises: EngineSettings['promises'];
  contacts: SafetyContacts;
}

const disclaimer =
  'This answer comes from a computer program. It is general information about the process and not legal advice. Your lawyer can advise you.';
const refusal =
  'I can explain how this mediation works, but I have no reviewed passage that answers this, and I do not want to guess. Ask your mediator, or a lawyer where it is about the law.';
const note =
  'We do not search the web from here. An official website of the courts or the government where you live has current rules, forms and amounts.';

/** Questions about facts that change with time or place, which our passages cannot answer. */
const needsSource =
  /\b(?:20\d\d|this year|current|form [a-z]{0,3}\d|section \d|article \d|act of|statute|tax rate|fees?|how much)\b/i;

const confidenceOf = ([best, next]: readonly Match[]): Confidence => {
  const margin = (best?.coverage ?? 0) - (next?.coverage ?? 0);
  if ((best?.coverage ?? 0) >= 0.75 && margin >= 0.15) return 'high';
  return (best?.coverage ?? 0) >= 0.55 ? 'medium' : 'low';
};

/** Answers in complete passages that it cites, or not at all. If the question mentions harm, safety comes first. */
export function guide(question: string, { promises, contacts }: Facts): Guidance {
  const reading = read(question);
  const matches = findPassages(reading.text);
  const confidence = confidenceOf(matches);
  const isGrave = scoreOf(findIndicators(reading)) >= 6;
  const answering = confidence === 'low' ? [] : matches.slice(0, 1).map((it) => it.passage);
  const cited = [...new Set([...passages.filter((it) => isGrave && it.id === 'safety'), ...answering])];
  const citations = cited.map(({ id, title, text, source, reviewed_on }: Passage) => ({
    id,
    title,
    quote: fill(text, { ...promises, ...contacts }),
    source,
    reviewed_on,
  }));
  const isBeyond = confidence === 'low' || needsSource.test(reading.text);
  return {
    guidance: [...citations.map((it) => it.quote), ...(confidence === 'low' ? [refusal] : [])].join('\n\n'),
    confidence,
    disclaimer,
    follow_up_suggestions: matches
      .filter((it) => !cited.includes(it.passage))
      .slice(0, 3)
      .flatMap((it) => it.passage.questions.slice(0, 1)),
    web_search_suggested: isBeyond,
    web_search_note: isBeyond ? note : null,
    citations,
    limits: limitsOf(reading),
    engine: engineMark,
  };
}
