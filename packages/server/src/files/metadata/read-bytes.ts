/** A stream of pieces, read as one run of bytes. */
export interface ByteReader {
  /** What is at hand, without taking it: at least `count` bytes, or fewer where the stream ends. */
  peek: (count: number) => Promise<Buffer>;
  /** The next bytes; undefined where the stream ends before them. */
  take: (count: number) => Promise<Buffer | undefined>;
  /** Passes bytes on as they come, up to `count`, and says whether they were all there. */
  pass: (count: number) => AsyncGenerator<Buffer, boolean>;
  /** The same, for bytes that nobody wants. */
  skip: (count: number) => Promise<boolean>;
}

/** Reads a stream without ever holding more of it than was asked for and one piece. */
export function readBytes(source: AsyncIterable<Buffer>): ByteReader {
  const incoming = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function hold(count: number): Promise<boolean> {
    while (held.length < count) {
      const next = await incoming.next();
      if (next.done) return false;
      held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
    }
    return true;
  }

  function release(count: number): Buffer {
    const released = held.subarray(0, count);
    held = held.subarray(count);
    return released;
  }

  async function* pass(count: number): AsyncGenerator<Buffer, boolean> {
    for (let left = count; left > 0;) {
      if (!(await hold(1))) return false;
      const piece = release(left);
      left -= piece.length;
      yield piece;
    }
    return true;
  }

  return {
    peek: async (count) => {
      await hold(count);
      return held;
    },
    take: async (count) => ((await hold(count)) ? release(count) : undefined),
    pass,
    skip: async (count) => {
      const pieces = pass(count);
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) return value;
      }
    },
  };
}
