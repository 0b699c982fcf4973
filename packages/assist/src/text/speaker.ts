const word = String.raw`[\p{L}\p{M}\p{N}.'-]{0,30}`;
const name = String.raw`\p{L}${word}(?: (?:(?:de|del|la|van|von|di|da) )?\(?[\p{Lu}\p{N}]${word}\)?){0,3}`;
const named = new RegExp(String.raw`^\s{0,5}(?:\[[^\]\n]{1,30}\]\s{0,3})?(${name})\s{0,2}:\s+`, 'u');
const noName =
  /^(?:note|ps|p\.s|re|fyi|subject|important|reminder|question|answer|offer|nota|pd|asunto|importante|pregunta|oferta)$/i;

/** Who speaks in a line such as `Maya: words`, and how long that part of it is. */
export function speakerOf(line: string): { speaker: string | null; length: number } {
  const [prefix = '', speaker = ''] = named.exec(line) ?? [];
  const isNamed = speaker !== '' && !noName.test(speaker);
  return isNamed ? { speaker, length: prefix.length } : { speaker: null, length: 0 };
}
