import { mailsInEnglish } from './mails-in-english.ts';
import { mailsInSpanish } from './mails-in-spanish.ts';
import { facts as factsOf, lastMoment, type MailTemplate, type MailTexts } from './mail-facts.ts';

/** A mail as plain text: it loads no images, so the sender cannot learn that it was opened. */
export interface MailText {
  subject: string;
  text: string;
}

const languages: Record<string, MailTexts> = { en: mailsInEnglish, es: mailsInSpanish };

/** The texts in a person's language, `es` or `es-MX`; English for a missing or unsupported one. */
const wordsIn = (language: string | null) =>
  Object.entries(languages).find(([it]) => it === language?.split('-')[0])?.[1] ?? mailsInEnglish;

/** Validates a template name and its facts. Throws for an unknown template or invalid facts. */
function read(template: string, known: unknown) {
  if (!Object.hasOwn(factsOf, template)) throw new Error('There is no such mail.');
  const name = template as MailTemplate;
  const parsed = factsOf[name].safeParse(known);
  if (!parsed.success) throw new Error(`These are not the facts of the mail ${name}.`);
  return { name, known: parsed.data };
}

/** Whether a mail queued at `queuedAt` is now too late to be useful. Throws as `writeMail` does. */
export function isTooLate(template: string, facts: unknown, queuedAt: number): boolean {
  const { name, known } = read(template, facts);
  const last = lastMoment[name] as ((known: unknown, queuedAt: number) => number) | undefined;
  return last !== undefined && Date.now() >= last(known, queuedAt);
}

/** Writes a mail in the language of its receiver. Throws for an unknown template or invalid facts. */
export function writeMail(template: string, facts: unknown, siteUrl: string, language: string | null = null): MailText {
  const { name, known } = read(template, facts);
  const { hello, templates } = wordsIn(language);
  const write = templates[name] as (known: unknown, siteUrl: string) => { subject: string; lines: string[] };
  const { subject, lines } = write(known, siteUrl);
  return { subject, text: `${[hello, ...lines].join('\n\n')}\n` };
}
