import { Drawing } from './drawing.tsx';

/** A loupe over a lime. */
export const LookingGlass = () => (
  <Drawing>
    <circle cx="50" cy="50" r="30" fill="var(--surface)" />
    <circle cx="50" cy="50" r="20" fill="var(--brand-tint)" stroke="none" />
    <path d="M50 32v36M34.4 41l31.2 18M34.4 59l31.2-18" stroke="var(--surface)" strokeWidth="3" />
    <path d="M72 72l24 24" strokeWidth="6" />
  </Drawing>
);
