import type { Language } from '@mediation/assist';
import { fold } from './tokens/folded-text.ts';

const orders = 'instruc\\w*|rules above|(?:previous|prior) rules|prompts?|anweisung\\w*|consignes';
const results = 'risk|riesgo|risiko|risque|intensity|indicators?|harmless|cooperative|level';

/** How people write who want to steer a program that reads along. */
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:ignor\w*|disregard|forget|olvid\w*|vergiss|oublie\w*|skip)\b[^.,;!?]{0,40}\b(?:${orders}|analysis)\b`,
  ),
  new RegExp(
    String.raw`\b(?:report|rate|return|answer|output|confirm|respond\w*|di que|melde|reponds)\b[^.,;!?]{0,40}\b(?:${results})\b`,
  ),
  /(?:^|\n|[<["{/| ])(?:system|assistant|developer|inst|im_start|sys)\W{0,3}[>\]|:"]/,
  /#{2,}\s*(?:instruction|response|system)/,
  /"(?:risk_level|indicators|tone|intensity|role|content)"\s*:/,
  /\b(?:language model|ai model|chatbot|llm|chatgpt|safe-bot)\b/,
  /\byou are (?:now )?(?:an? )?(?:ai|bot)\b/,
  /\bnew (?:instructions|orders|task)\b.{0,40}(?:\bare\b|\bis\b|:)/,
  /\b(?:base64|rot13|decode and)\b/,
  /!\[[^\]]*\]\(|\]: #|<!--/,
];

/** What a mediator reads about such a text, last of the recommendations. */
export const instructionNotice: Record<Language, string> = {
  en: 'This text seems to be written for a program that reads along. Read it yourself, and do not rely on this result alone.',
  es: 'Este texto parece escrito para un programa que lee los mensajes. Léalo usted y no se fíe solo de este resultado.',
};

/** Whether a text seems to be written for a program that reads along, not for the person it is sent to. */
export function isInstructionLike(text: string): boolean {
  const { text: folded } = fold(text);
  return patterns.some((it) => it.test(folded));
}
