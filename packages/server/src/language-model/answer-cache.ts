interface Options {
  size: number;
  keptMs: number;
  now: () => number;
}

/** Keeps answers by the hash of their input, the newest `size` of them, for a while and in memory only. */
export function createAnswerCache({ size, keptMs, now }: Options) {
  const answers = new Map<string, { answer: unknown; until: number }>();
  return {
    get(hash: string): unknown {
      const kept = answers.get(hash);
      return kept && kept.until > now() ? kept.answer : undefined;
    },
    set(hash: string, answer: unknown) {
      answers.delete(hash);
      answers.set(hash, { answer, until: now() + keptMs });
      const [oldest] = answers.keys();
      if (answers.size > size && oldest !== undefined) answers.delete(oldest);
    },
  };
}
