declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels: (text: string, direction: 'ltr' | 'rtl') => { levels: Uint8Array };
    /** Null where a letter has no mirrored one. */
    getMirroredCharacter: (letter: string) => string | null;
  }

  /** The bidirectional algorithm of Unicode. */
  export default function bidiFactory(): Bidi;
}
