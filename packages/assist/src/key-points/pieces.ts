/** The length up to which a sentence is quoted as a whole, and from which a piece of it may end. */
const longest = 300;
const shortest = 80;

const joint = /[,;:]\s|\s(?=(?:and|but|so|then|because|also|y|pero|porque|entonces|ademas|además)\s)|\s/g;

/** Splits a sentence without end, as people dictate them, where a new thought is likely to begin. */
export function piecesOf(sentence: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let at = 0;
  while (sentence.length - at > longest) {
    const window = sentence.slice(at, at + longest);
    const joints = [...window.matchAll(joint)].filter((it) => it.index >= shortest);
    const thought = joints.findLast(
      (it) => it[0].length > 1 || /^\s(?:and|but|so|then|because|also|y|pero)\s/.test(window.slice(it.index)),
    );
    const cut = thought ?? joints.at(-1);
    const length = cut ? cut.index + cut[0].length : longest;
    pieces.push({ text: window.slice(0, length).trimEnd(), at });
    at += length;
  }
  pieces.push({ text: sentence.slice(at), at });
  return pieces;
}
