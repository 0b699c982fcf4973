/** A line of a text: who says it, where it begins with a name and a colon, and what is said. */
interface SpokenLine {
  line: string;
  speaker: string | null;
  said: string;
}

/** The lines of a text with what stands before the first colon of each, as a name would, and what is said after it. */
export const spokenLines = (text: string): SpokenLine[] =>
  text.split('\n').map((line) => {
    const [before = '', speaker = null] = /^\s*(?:\[[^\]]{0,40}\])?\s*([^:]{1,120}):/.exec(line) ?? [];
    return { line, speaker: speaker && speaker.trim().toLowerCase(), said: line.slice(before.length).trim() };
  });

/**
 * A text with blanks instead of what some speakers say, and of other lines that go. The rest stays in its place, so that
 * spans fit the text as it was sent. A line without a speaker, or with one of whom nothing is known, goes on with the one before.
 */
export function silenced(
  lines: readonly SpokenLine[],
  goes: (speaker: string) => boolean | undefined,
  isLeftOut: (it: SpokenLine) => boolean = () => false,
): string {
  let isSilent = false;
  const kept = lines.map((it) => {
    if (it.speaker !== null) isSilent = goes(it.speaker) ?? isSilent;
    return isSilent || isLeftOut(it) ? ' '.repeat(it.line.length) : it.line;
  });
  return kept.join('\n');
}

/** What is true of each name and first name in a text, if it is true of somebody who is called so. */
export function byCallName(people: readonly { name: string; is_true: boolean }[]): Map<string, boolean> {
  const names = new Map<string, boolean>();
  for (const { name, is_true } of people)
    for (const it of [name.toLowerCase(), (name.split(' ')[0] ?? name).toLowerCase()])
      names.set(it, is_true || names.get(it) === true);
  return names;
}
