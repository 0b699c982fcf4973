/** A stream of chunks, read as one sequence of bytes. */
export interface ByteReader {
  /** Returns the next bytes without consuming them: at least `count`, or fewer at the end of the stream. */
  peek: (count: number) => Promise<Buffer>;
  /** Consumes the next `count` bytes; undefined if the stream ends before them. */
  take: (count: number) => Promise<Buffer | undefined>;
  /** Passes up to `count` bytes on as they arrive, and returns whether the stream had them all. */
  pass: (count: number) => AsyncGenerator<Buffer, boolean>;
  /** The same, but drops the bytes. */
  skip: (count: number) => Promise<boolean>;
}

/** Reads a stream and buffers no more than the requested bytes and one chunk. */
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
