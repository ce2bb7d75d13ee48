import { useEffect, useState } from 'react';

/** Reads a text aloud with a voice of the browser, where it has one; only one text at a time. */
export function useReadingAloud(text: string) {
  const [isReading, setReading] = useState(false);
  const isPossible = 'speechSynthesis' in globalThis;
  useEffect(() => {
    if (!isReading) return;
    return () => speechSynthesis.cancel();
  }, [isReading]);

  const read = () => {
    // Another answer that is being read ends, and its button says so.
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'en-US';
    utterance.onend = () => setReading(false);
    utterance.onerror = () => setReading(false);
    speechSynthesis.speak(utterance);
    setReading(true);
  };
  return { isPossible, isReading, toggle: () => (isReading ? setReading(false) : read()) };
}
