import { useEffect, useRef, useState } from 'react';

/**
 * Reads a text aloud with a voice of the browser, where it has one; only one text at a time.
 * @param textOf asked when it is read
 */
export function useReadingAloud(textOf: () => string) {
  const [isReading, setReading] = useState(false);
  const own = useRef<SpeechSynthesisUtterance>(null);
  useEffect(
    () => () => {
      if (own.current) speechSynthesis.cancel();
    },
    [],
  );

  const read = () => {
    const utterance = new SpeechSynthesisUtterance(textOf());
    utterance.lang = 'en-US';
    const over = () => {
      own.current = null;
      setReading(false);
    };
    utterance.onend = over;
    utterance.onerror = over;
    // Another answer that is being read is told of its end, and its button says so.
    speechSynthesis.cancel();
    own.current = utterance;
    speechSynthesis.speak(utterance);
    setReading(true);
  };
  const stop = () => {
    own.current = null;
    speechSynthesis.cancel();
    setReading(false);
  };
  return {
    isPossible: 'speechSynthesis' in globalThis,
    isReading,
    toggle: () => (isReading ? stop() : read()),
  };
}
