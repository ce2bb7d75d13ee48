import { Drawing } from './drawing.tsx';

/** A heart on a coaster. */
export const EmptyHeart = () => (
  <Drawing>
    <circle cx="56" cy="56" r="44" fill="var(--surface)" stroke="var(--line)" />
    <path d="M56 82C40 70 30 61 30 49c0-8 6-14 13-14 6 0 10 3 13 8 3-5 7-8 13-8 7 0 13 6 13 14 0 12-10 21-26 33z" />
  </Drawing>
);
