import type { Ticket } from '@barspoon/contracts';
import { useEffect, useRef } from 'react';

/** Rings when an order is there that was not, once it is turned on: a browser plays nothing before a touch. */
export function useBell(rings: boolean, tickets: readonly Ticket[] | undefined): void {
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!tickets) return;
    const isNew = tickets.some(({ id }) => known.current && !known.current.has(id));
    known.current = new Set(tickets.map(({ id }) => id));
    if (rings && isNew && 'AudioContext' in window) ring();
  }, [tickets, rings]);
}

function ring(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.3, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
  tone.onended = () => void audio.close();
}
