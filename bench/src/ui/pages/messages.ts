/** One message of the benchmark. */
export interface SaidMessage {
  key: string;
  /** ISO 8601. */
  at: string;
  senderId: string;
  text: string;
}

const words =
  'Ada waited at school again and we would like to settle the school run before the third of December'.split(' ');

/** So many messages of 4 to 18 words, one a minute. */
export const manyMessages = (count: number): SaidMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `message-${at}`,
    senderId: 'ruth',
    at: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    text: words.slice(0, 4 + ((at * 7) % 15)).join(' '),
  }));
