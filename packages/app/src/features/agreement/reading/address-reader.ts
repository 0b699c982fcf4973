/** Puts a word such as "(you)" behind the first mention of the reader's name in a text; "Maya’s" is left as it is. */
export function addressReader(text: string, name: string, you: string): string {
  const mention = new RegExp(`(?<!\\p{L})${escaped(name)}(?![\\p{L}’'])`, 'u');
  return text.replace(mention, (found) => `${found} (${you})`);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
