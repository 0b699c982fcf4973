/** A name from the database as words, for what has no name of its own yet: `support_threads` becomes "Support threads". */
export function spelledOut(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
