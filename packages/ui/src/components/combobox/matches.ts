const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether every typed word begins a word of the label, without regard to case and accents: "oka may" finds Maya Okafor. */
export function matches(label: string, query: string): boolean {
  const words = plain(label).split(/[\s,./()–-]+/u);
  return plain(query)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
