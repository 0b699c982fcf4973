import { createHash, randomBytes, randomUUID } from 'node:crypto';

const hex = () => randomBytes(4).toString('hex');

let references = 0;
/** A reference that no case has by itself, for those have no vowels. */
function newReference(): string {
  references += 1;
  const letter = String.fromCodePoint(65 + Math.floor(references / 10_000));
  return `AA${letter}-2000-${String(references % 10_000).padStart(4, '0')}`;
}

/** What no two set-ups share: ids, with the addresses made of them, references of cases, slugs and the tokens of links. */
const kinds: readonly (readonly [RegExp, () => string])[] = [
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, randomUUID],
  [/(?<=")[A-Z]{3}-\d{4}-\d{4}(?=")/g, newReference],
  [/(?<="slug": ")[^"]+/g, () => `copy-${hex()}`],
  // A hash of bcrypt begins with a dollar sign and may hold a slash where the address of a link does.
  [/(?<!\$[./\w]*)(?<=\/)[\w-]{43}(?=")/g, () => randomBytes(32).toString('base64url')],
];
const hashes = /(?<!\w)[\da-f]{64}(?!\w)/g;
const seconds = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?=(\.\d+)?\+00:00)/g;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Returns texts with new ids, references, slugs, tokens and their hashes, in all texts the same for the same, and with
 * times that are some seconds later.
 */
export function rename(texts: readonly string[], secondsLater: number): string[] {
  const names = new Map<string, string>();
  const renamed = texts.map((text) =>
    kinds.reduce(
      (changed, [kind, invent]) =>
        changed.replaceAll(kind, (name) => {
          const known = names.get(name) ?? invent();
          names.set(name, known);
          return known;
        }),
      text,
    ),
  );
  const newHashes = new Map([...names].map(([name, invented]) => [hashOf(name), hashOf(invented)]));
  return renamed.map((text) =>
    text
      .replaceAll(hashes, (hash) => newHashes.get(hash) ?? hash)
      .replaceAll(seconds, (time) => new Date(Date.parse(`${time}Z`) + secondsLater * 1000).toISOString().slice(0, 19)),
  );
}
