import { limits } from '@mediation/api-client';

// Invisible characters, direction marks and unpaired surrogates.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A high surrogate whose low surrogate was cut off. */
const halved = /[\uD800-\uDBFF]$/;

/** Browsers escape these three characters in form data. */
const escapes: Record<string, string> = { '%0A': '', '%0D': '', '%22': '"' };

/** Normalizes a file name: its last path segment, without invisible characters, within the length limit. */
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

/** Characters that Windows, macOS or Linux refuse in the name of a file. */
const unsafe = /[/\\:*?"<>|]/g;

/** A title as a part of a file's name. */
export const safeName = (title: string): string =>
  title.replaceAll(unseen, '').replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');

const plain = /[^\x20-\x7E]|["\\%]/g;

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*!]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);

/** Builds a `Content-Disposition` header (RFC 6266) with an ASCII name for old clients beside the full name. */
export const disposition = (name: string, isInline = false) =>
  `${isInline ? 'inline' : 'attachment'}; filename="${name.toWellFormed().replaceAll(plain, '_')}"; ` +
  `filename*=UTF-8''${encoded(name.toWellFormed())}`;
