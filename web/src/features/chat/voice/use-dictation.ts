import { useEffect, useRef, useState } from 'react';

/** What we use of the browser's speech recognition, which TypeScript does not know. */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
type Constructor = new () => Recognition;
type Global = { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor };

const constructorOf = ({ SpeechRecognition, webkitSpeechRecognition }: Global) =>
  SpeechRecognition ?? webkitSpeechRecognition;
/** The member has stopped it, or said nothing: nothing to complain about. */
const harmless = ['aborted', 'no-speech'];

/**
 * Writes down what is said, where the browser can: the words so far with every change.
 * @param onFailed told when it cannot listen: no microphone, no permission, no network
 */
export function useDictation(onHeard: (words: string) => void, onFailed: () => void) {
  const [isListening, setListening] = useState(false);
  const current = useRef<Recognition>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = (Recognizer: Constructor) => {
    const recognition = new Recognizer();
    recognition.lang = navigator.language;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      onHeard(
        Array.from(results, (result) => result[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      );
    recognition.onerror = ({ error }) => {
      if (!harmless.includes(error)) onFailed();
    };
    recognition.onend = () => {
      current.current = null;
      setListening(false);
    };
    current.current = recognition;
    recognition.start();
    setListening(true);
  };
  const Recognizer = constructorOf(globalThis as Global);
  return {
    isPossible: Recognizer !== undefined,
    isListening,
    start: () => {
      if (Recognizer) start(Recognizer);
    },
    stop: () => current.current?.abort(),
  };
}
