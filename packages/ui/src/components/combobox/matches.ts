import { foldedText } from '../../folded-text.ts';

/** Whether every typed word begins a word of the label, without regard to case and accents: "oka may" finds Maya Okafor. */
export function matches(label: string, query: string): boolean {
  const words = foldedText(label).split(/[\s,./()-]+/u);
  return foldedText(query)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
