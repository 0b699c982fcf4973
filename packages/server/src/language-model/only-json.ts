/** The JSON of an answer that has reasoning, a fence or sentences around it. */
export function onlyJson(answer: string): string {
  const said = answer.replace(/^[\s\S]*<\/think>/, '');
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')];
  return start >= 0 && end > start ? said.slice(start, end + 1) : said.trim();
}
