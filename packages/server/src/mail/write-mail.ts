import { defaultBranding } from '@mediation/api-client';
import { htmlMail } from './html-mail.ts';
import { mailsInEnglish } from './mails-in-english.ts';
import { mailsInSpanish } from './mails-in-spanish.ts';
import { facts as factsOf, lastMoment, type MailTemplate, type MailTexts, type MailWords } from './mail-facts.ts';

/** A mail as text and as HTML in the same words. It loads nothing, so the sender cannot learn that it was opened. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** Whom a mail is for: their language, their own name where it is known, and the color of their office. */
export interface Receiver {
  language?: string | null;
  name?: string | null;
  color?: string | null;
}

const languages: Record<string, MailTexts> = { en: mailsInEnglish, es: mailsInSpanish };

/** The supported language of a person, `es` for `es-MX`; English for a missing or unsupported one. */
const supported = (language: string | null | undefined) => {
  const name = language?.split('-')[0] ?? '';
  return Object.hasOwn(languages, name) ? name : 'en';
};

/** The first name in a greeting. Initials are left out, and what looks like an address: mail programs make links of it. */
function greetingName(name: string | null | undefined): string | null {
  const first = name?.trim().split(/\s+/)[0] ?? '';
  return /^[\p{L}\p{M}’'-]{2,40}$/u.test(first) ? first : null;
}

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

/** Writes a mail for its receiver. Throws for an unknown template or invalid facts. */
export function writeMail(template: string, facts: unknown, siteUrl: string, receiver: Receiver = {}): MailText {
  const { name, known } = read(template, facts);
  const language = supported(receiver.language);
  const { hello, trouble, templates } = languages[language] ?? mailsInEnglish;
  const write = templates[name] as (known: unknown, siteUrl: string) => MailWords;
  const words = write(known, siteUrl);
  const greeting = hello(greetingName(receiver.name));
  const { subject, lines, action, after = [] } = words;
  const text = [greeting, ...lines, ...(action ? [action.url] : []), ...after].join('\n\n');
  const color = receiver.color ?? defaultBranding.primaryColor;
  return { subject, text: `${text}\n`, html: htmlMail({ ...words, hello: greeting, trouble, language, color }) };
}
