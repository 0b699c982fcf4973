import { type Terms, termsKinds } from '@mediation/api-client';

/** The titles of the parts that have some words, and not all of them in both languages. */
export function unfinishedKinds(draft: Terms): string[] {
  return termsKinds.flatMap((kind) => {
    const parts = [draft.en, draft.es].map((it) => it.find((part) => part.kind === kind));
    const words = parts.flatMap((part) => [part?.summary ?? '', part?.text ?? '']);
    const isLeftOut = words.every((it) => it.trim() === '');
    const isWhole = words.every((it) => it.trim() !== '') && parts.every((part) => part?.title.trim());
    return isLeftOut || isWhole ? [] : [parts.find((part) => part?.title)?.title ?? kind];
  });
}
