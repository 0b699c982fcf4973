import type { Language } from '../guidance/passages.ts';
import { onRecord } from '../data/on-record.ts';
import { plainOf } from './plain-of.ts';

const shout =
  /(?<![\p{L}\p{N}])(?:[AEIOY] )?\p{Lu}{2,}(?:'\p{Lu}+)?(?:[ ,]+(?:\p{Lu}+(?:'\p{Lu}+)?|\p{Nd}[\p{Nd}.:]*)(?![\p{L}\p{N}]))*/gu;
const emphasis =
  /^(?:YOU|YOUR|YOU'RE|ME|MY|MINE|I|EVER|NEVER|ALWAYS|NOT|NO|NOW|STOP|PLEASE|WHY|WHAT|ALL|AND|ARE|IS|DO|DON'T|DONT|CAN'T|ONE|EVERY|SINGLE|TIME|TODAY|THAT|THIS|HAVE|MUST|WILL|AGAIN|BEFORE|AFTER|TU|TUS|MI|NUNCA|SIEMPRE|YA|BASTA|NADA|NADIE|QUE|YO|JAMAS|TODO|TODOS|DEJA|AHORA|HOY|OTRA|VEZ)$/;
const short = new Set(
  'OK TV SIM DSS CAMHS HMRC UK US USA EU GP GPS NHS PDF IBAN ID DNI NIE ITV SUV PIN SMS AM PM CEO HR IT PE MRI ADHD IKEA DVD PC CV FAQ CAFCASS CSA IVA RFC CURP INE SAT IMSS ISR'.split(
    ' ',
  ),
);
const calendar =
  /(?<!\p{L})(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)(?=s?(?!\p{L}))/gu;

interface Draft {
  language: Language;
  /** The names known in the case, as they are written. */
  names: readonly string[];
  /** Whether the draft is rude besides; then a single word in capitals is shouted, too. */
  isHeated: boolean;
}

/** Writes shouted words small and names and days with a capital, and one mark where there were many. */
export function quiet(text: string, { language, names, isHeated }: Draft): string {
  const written = new Map(
    [...(text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? []), ...names.flatMap((it) => it.split(/\s+/))].map(
      (it) => [it.toLowerCase(), it],
    ),
  );
  const small = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/\p{L}+/gu, (it) => (short.has(it.toUpperCase()) ? it.toUpperCase() : (written.get(it) ?? it)))
      .replaceAll(calendar, (it) => (language === 'en' ? it.charAt(0).toUpperCase() + it.slice(1) : it))
      .replaceAll(/(?<![\p{L}'])i(?=$|[ ,']|'\p{L})/gu, (it) => (language === 'en' ? 'I' : it));
  const isShout = (words: string) => {
    const parts = words.match(/[\p{Lu}']+/gu) ?? [];
    const isRaised = isHeated || /[!?]{2}/.test(text);
    return (
      parts.length > 2 ||
      parts.every(
        (it) =>
          emphasis.test(plainOf(it).toUpperCase()) ||
          (isRaised && (parts.length > 1 || it.length > 2) && !short.has(it)),
      )
    );
  };
  return text
    .split(/(?<=[.!?](?=\s)|\n)/)
    .map((sentence) =>
      onRecord.test(plainOf(sentence))
        ? isHeated
          ? oneMark(sentence)
          : sentence
        : oneMark(
            isShouted(sentence)
              ? small(sentence)
              : sentence.replaceAll(shout, (words) => (isShout(words) && !short.has(words) ? small(words) : words)),
          ),
    )
    .join('');
}

/** Whether a text shouts: three words in capitals, or marks in a row. */
export const isLoud = (text: string): boolean =>
  /!{2,}|[!?]{3,}/.test(text) ||
  [...text.matchAll(shout)].some(([words]) => words.split(' ').length > 2 || emphasis.test(words));

/** Whether nearly all letters of a sentence are capitals. */
function isShouted(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  return letters > 12 && (sentence.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.8;
}

/** Ends a sentence with one mark, and takes the opening mark with it. */
function oneMark(sentence: string): string {
  const [end = ''] = /[!?]{2,}(?=["')]*\s*$)/.exec(sentence) ?? [];
  if (!end) return sentence;
  const closed = sentence.replace(/[!?]{2,}(?=["')]*\s*$)/, end.includes('?') ? '?' : '.');
  return end.includes('?') ? closed.replace(/[¡¿]{2,}/, '¿') : closed.replace(/¡+/, '');
}
