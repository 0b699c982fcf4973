import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ClauseLanguage } from '@mediation/agreement';
import type { AgreementFormat, DocumentKind, Signature } from '@mediation/api-client';
import { checkWords } from './check-words.ts';
import { formatsOf } from './formats.ts';
import { fileWords } from './words.ts';

/** A file of a document that was made, as the database keeps it. */
export interface MadeFile {
  sha256: string;
  format: AgreementFormat;
  number: number;
  is_newest: boolean;
  released_at: string;
  signatures: Pick<Signature, 'name' | 'method' | 'signed_at' | 'signed_on'>[];
}

interface About {
  document: DocumentKind;
  reference: string;
  time_zone: string;
  /** The organization's. */
  locale: string;
  /** How many people sign. */
  signers: number;
  language: ClauseLanguage;
  /** The fingerprint of the certificate that seals files now. */
  seal: string;
}

const template = readFileSync(new URL('./check-page.html', import.meta.url), 'utf8');
// One file without imports, so that it can stand in the page; crypto.subtle is not on every file:// page.
const sha256 = readFileSync(createRequire(import.meta.url).resolve('js-sha256/build/sha256.min.js'), 'utf8').trim();

/** Writes the page that checks a chosen file against these, without any request. */
export function writeCheckPage(made: MadeFile[], { document, reference, language, ...about }: About): string {
  const words = checkWords[language];
  const { moment, day, list } = formatsOf(language, about.time_zone, about.locale);
  const signer = ({ name, signed_on, signed_at }: MadeFile['signatures'][number]) =>
    `${name} (${signed_on === null ? moment(signed_at) : day(signed_on)})`;
  const files = made.map(({ sha256, number, is_newest, released_at, signatures }) => {
    const state = signatures.length === 0 ? 'unsigned' : signatures.length < about.signers ? 'partly' : 'signed';
    return {
      sha256,
      verdict: words.verdicts[state](number),
      lines: [
        words.released(moment(released_at)),
        ...(signatures.length > 0 ? [words.signers(list(signatures.map(signer)))] : []),
        words.same,
        ...(is_newest ? [] : [words.replaced]),
      ],
    };
  });
  const newest = made
    .flatMap((it) => [it.released_at, ...it.signatures.map(({ signed_at }) => signed_at)])
    .toSorted(byTime)
    .at(-1)!;
  const { unreadable, fingerprint } = words;
  const known = JSON.stringify({ files, no: { verdict: words.verdicts.no, lines: words.no }, unreadable, fingerprint });
  const page = filled(template, {
    language,
    title: escaped(words.title),
    about: escaped(words.about(fileWords[language].documents[document], reference)),
    choose: escaped(words.choose),
    until: escaped(words.until(moment(newest))),
    seal: escaped(words.seal(about.seal)),
    known: known.replaceAll('<', String.raw`\u003c`),
    sha256,
  });
  return filled(page, { policy: policyOf(page) });
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/__(\w+?)__/g, (whole, name: string) => values[name] ?? whole);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Only the page's own scripts and styles, and no request to anywhere. */
function policyOf(page: string): string {
  const hashes = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  return `default-src 'none'; img-src data:; script-src ${hashes('script')}; style-src ${hashes('style')}`;
}
