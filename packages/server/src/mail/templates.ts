import { mailsInEnglish } from './mails-in-english.ts';
import { mailsInSpanish } from './mails-in-spanish.ts';
import { facts, type MailTemplate, type MailWords } from './mail-facts.ts';

/** What a mail says. Plain text alone: nothing is loaded, nothing tells the sender that it was opened. */
export interface MailText {
  subject: string;
  text: string;
}

const languages: Record<string, MailWords> = { en: mailsInEnglish, es: mailsInSpanish };

/** The words of somebody's language, `es` or `es-MX`; English for whoever has said none, or one that there are none of. */
const wordsIn = (language: string | null) =>
  Object.entries(languages).find(([it]) => it === language?.split('-')[0])?.[1] ?? mailsInEnglish;

/**
 * Writes a mail in the language of the person who gets it. Throws for a template that there is not, or facts that are not
 * those of the template.
 */
export function writeMail(template: string, known: unknown, siteUrl: string, language: string | null = null): MailText {
  if (!Object.hasOwn(facts, template)) throw new Error('There is no such mail.');
  const name = template as MailTemplate;
  const { hello, templates } = wordsIn(language);
  const write = templates[name] as (known: unknown, siteUrl: string) => { subject: string; lines: string[] };
  const parsed = facts[name].safeParse(known);
  if (!parsed.success) throw new Error(`These are not the facts of the mail ${name}.`);
  const { subject, lines } = write(parsed.data, siteUrl);
  return { subject, text: `${[hello, ...lines].join('\n\n')}\n` };
}
