import type { TermsLanguage } from '@mediation/api-client';
import { useEffect, useState } from 'react';

/** Reads texts aloud with a voice of the device, where it has one. Leaving the page stops it. */
export function useReadAloud(texts: readonly string[], language: TermsLanguage) {
  const speech = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
  const [isReading, setReading] = useState(false);
  useEffect(() => () => speech?.cancel(), [speech]);
  const stop = () => {
    speech?.cancel();
    setReading(false);
  };
  const start = () => {
    if (speech === undefined) return;
    setReading(true);
    for (const [at, text] of texts.entries()) {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = language;
      if (at === texts.length - 1) words.addEventListener('end', () => setReading(false));
      words.addEventListener('error', () => setReading(false));
      speech.speak(words);
    }
  };
  return { isPossible: speech !== undefined, isReading, stop, toggle: isReading ? stop : start };
}
