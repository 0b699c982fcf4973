import { limits } from '@mediation/api-client';

// Whatever draws nothing or changes the direction of the text around it, and halves of characters.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The first half of a character whose second half was cut away. */
const halved = /[\uD800-\uDBFF]$/;

/** What browsers write for the three characters that a form cannot hold. */
const escapes: Record<string, string> = { '%0A': '', '%0D': '', '%22': '"' };

/** The name of a file as it is kept: its last part, without what cannot be seen, no longer than is allowed. */
export function cleanFileName(given: string): string {
  const shown = given
    .replaceAll(/%0A|%0D|%22/gi, (it) => escapes[it.toUpperCase()] ?? '')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .trim();
  const last = shown.slice(Math.max(shown.lastIndexOf('/'), shown.lastIndexOf('\\')) + 1).trim();
  const dot = last.lastIndexOf('.');
  const ending = dot > 0 ? last.slice(dot).slice(0, 20) : '';
  const stem = (dot > 0 ? last.slice(0, dot) : last).slice(0, limits.fileNameMax - ending.length);
  return stem.replace(halved, '') + ending;
}

const plain = /[^\x20-\x7E]|["\\%]/g;

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*!]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);

/** A `Content-Disposition` as RFC 6266 wants it: a plain name for old readers, the whole one beside it. */
export const disposition = (name: string, isInline = false) =>
  `${isInline ? 'inline' : 'attachment'}; filename="${name.toWellFormed().replaceAll(plain, '_')}"; ` +
  `filename*=UTF-8''${encoded(name.toWellFormed())}`;
