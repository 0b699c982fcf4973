import type { Citation, Guidance, Role, Step } from '@mediation/api-client';
import { boundaryOf } from './boundaries.ts';
import { confidenceOf, sureOfSentence } from './confidence.ts';
import { defaultContacts } from '../data/contacts.ts';
import { guidanceWords } from '../data/guidance-words.ts';
import type { EngineSettings, GuidanceQuestion } from '../engine.ts';
import { fill } from '../text/fill.ts';
import { followUps } from './follow-ups.ts';
import { languageOf } from '../text/language.ts';
import { engineMark } from '../mark.ts';
import { type Language, type Passage, passages } from './passages.ts';
import { read } from '../text/reading.ts';
import { findPassages } from './retrieval.ts';
import { mentionsSomebody, safetyAnswer } from './safety.ts';
import { type PassageIndex, passageIndexFor } from './passage-index.ts';

/** Questions about facts that change with time, which a passage cannot answer alone. */
const needsSource = /\b(?:20\d\d|this year|current|este ano|este año|vigentes?|actual(?:es)?)\b/i;

/** The passage about safety that a role may read; mediators and admins get the one with the numbers. */
const safetyPassage = (id: Passage['id'], role: Role, { list }: PassageIndex) =>
  list.find((it) => it.id === id && it.roles.includes(role)) ?? list.find((it) => it.id === 'who-to-call-now');

/** Turns a passage into a citation, with the numbers promised and the safety contacts filled in. */
function cite(
  { id, title, text, source, reviewed_on }: Passage,
  language: Language,
  settings: EngineSettings,
): Citation {
  const values = {
    ...settings.promises,
    ...defaultContacts[language],
    ...settings.contacts?.[language],
  };
  return { id, title, quote: fill(text, values), source, reviewed_on };
}

/** How many passages an engine with a language model may choose from. */
const choices = 6;

/** The passages that may answer a question, best first. There are none for what no passage may answer, like law. */
export function candidatesFor(
  { question, role, language: preferred }: GuidanceQuestion,
  settings: EngineSettings,
): Citation[] {
  const { text } = read(question);
  if (boundaryOf(text) !== null) return [];
  const language = languageOf(text) ?? preferred ?? 'en';
  return findPassages({ question: text, role, index: passageIndexFor(language, settings) })
    .slice(0, choices)
    .map((it) => cite(it.passage, language, settings));
}

/** Whether a passage of this id is about safety. */
export const isAboutSafety = (id: string): boolean =>
  Object.values(passages).some((all) => all.some((it) => it.id === id && it.topic === 'safety'));

/** The passage that answers what a case waits for. */
const aboutNow = 'process-what-is-missing';

const stepPassages: Record<Step, Passage['id']> = {
  intake: 'process-step-intake',
  document_upload: 'process-step-documents',
  mediator_review: 'process-step-review',
  first_session: 'process-step-first-session',
  negotiation_sessions: 'process-step-negotiation',
  agreement_draft: 'process-step-draft',
  final_agreement: 'process-step-final',
};

/** The passage on the step of a case, for those who may be answered with it. */
const stepPassage = (step: Step | undefined, role: Role, { list }: PassageIndex) =>
  step && list.find((it) => it.id === stepPassages[step] && it.roles.includes(role));

/**
 * Answers in complete passages that it cites, or says what it cannot answer and who can. If the question may be about
 * harm, safety ends the answer: what else is asked for sure is offered as a question. If nothing is understood of a
 * sentence about somebody, the numbers stand below what says so.
 */
export function guide(
  { question, role, step, language: preferred }: GuidanceQuestion,
  settings: EngineSettings,
): Guidance {
  const reading = read(question);
  const language = languageOf(reading.text) ?? preferred ?? 'en';
  const words = guidanceWords[language];
  const boundary = boundaryOf(reading.text);
  const index = passageIndexFor(language, settings);
  const matches = findPassages({ question: reading.text, role, index });
  const found = boundary === null ? confidenceOf(matches) : 'low';
  const isLost = found === 'low' && boundary === null;
  const understood = safetyAnswer(reading, boundary === null ? matches : null);
  const danger = understood?.id ?? (isLost && mentionsSomebody(reading) ? 'who-to-call-now' : null);
  const safety = danger === null ? undefined : safetyPassage(danger, role, index);
  const [best] = found === 'low' ? [] : matches;
  const isPlain = understood?.isPlain ?? false;
  const sure = found === 'high' ? best?.passage : undefined;
  const now = best?.passage.id === aboutNow ? stepPassage(step, role, index) : undefined;
  const cited = inOrder({ safety, isPlain, answers: [now, best?.passage].filter((it) => it !== undefined), sure });
  const citations = cited.map((it) => cite(it, language, settings));
  const isUnanswered = found === 'low' || (safety !== undefined && sure === undefined);
  const [quotes, opened] = [citations.map((it) => it.quote), isUnanswered ? open() : []];
  const isBeyond = boundary === 'law' || boundary === 'tax' || needsSource.test(reading.text);
  return {
    guidance: (understood === null ? [...opened, ...quotes] : [...quotes, ...opened]).join('\n\n'),
    confidence: isLost && understood !== null ? 'medium' : found,
    disclaimer: role === 'divorcee' ? `${words.disclaimer} ${words.adviser}` : words.disclaimer,
    follow_up_suggestions: followUps(matches, {
      role,
      index,
      cited,
      sure: sure ?? sureOfSentence(reading, role, index),
    }),
    web_search_suggested: isBeyond,
    web_search_note: isBeyond ? words.note : null,
    citations,
    limits: reading.isTruncated ? ['truncated'] : [],
    engine: engineMark,
  };

  /** What stays open, and who may know. After plain words of danger there is nothing but safety. */
  function open(): string[] {
    if (safety === undefined && boundary !== null) return [words.boundary[boundary]];
    if (safety !== undefined && (isPlain || boundary !== null)) return [];
    return [understood === null ? words.unknown[role] : words.elsewhere];
  }
}

interface Fitting {
  safety: Passage | undefined;
  /** Whether plain words of danger ask for safety, or only a doubt. */
  isPlain: boolean;
  answers: readonly Passage[];
  /** The answer, if it is sure. */
  sure: Passage | undefined;
}

/** What is quoted, in order: after safety only more about safety. A sure answer comes before it where only a doubt speaks. */
function inOrder({ safety, isPlain, answers, sure }: Fitting): Passage[] {
  if (!safety) return [...answers];
  if (sure?.topic === 'safety') return [...new Set([safety, sure])];
  return sure && !isPlain ? [...answers, safety] : [safety];
}
