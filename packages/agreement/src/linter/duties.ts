import type { Mark } from './mark.ts';
import type { Patterns } from './patterns.ts';

/** Duties that say nobody's name: "are agreed first". A condition, "when the home is sold", is none. */
export const dutiesWithoutOwner = (text: string, { passive, condition, owner }: Patterns): Mark[] =>
  [...text.matchAll(passive)]
    .filter(({ index, 0: words }) => {
      const before =
        text
          .slice(0, index)
          .split(/[.,;:\n]/u)
          .at(-1) ?? '';
      const after = text.slice(index + words.length).split(/[.;\n]/u)[0] ?? '';
      return !condition.test(before) && !owner.test(after);
    })
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, reason: 'no_owner', fill: 'owner' }));

/** The first duty of a clause that says nowhere when it falls due. */
export function dutiesWithoutDate(text: string, { duty, time }: Patterns): Mark[] {
  if (time.test(text)) return [];
  return [...text.matchAll(duty)]
    .slice(0, 1)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, reason: 'no_date', fill: 'date' }));
}
