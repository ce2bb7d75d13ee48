import type { ReactNode } from 'react';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 112 112"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** A coupe nobody has filled yet. */
export const EmptyGlass = () => (
  <Drawing>
    <path d="M14 100h84" stroke="var(--line)" />
    <path d="M24 26c0 22 14 34 32 34s32-12 32-34z" fill="var(--surface)" />
    <path d="M56 60v36M38 98c4-4 32-4 36 0" />
    <path d="M34 34c2 8 6 13 12 16" stroke="var(--line)" />
  </Drawing>
);

/** A glass on its side, its drink on the bar. */
export const SpiltGlass = () => (
  <Drawing>
    <path d="M10 92h92" stroke="var(--line)" />
    <path d="M46 46l44-8v46l-44 6c-9-1-16-11-16-22s7-21 16-22z" fill="var(--surface)" />
    <path d="M30 68H12M12 56v24" />
    <path d="M62 70l28-6v20l-36 5z" fill="var(--brand-tint)" stroke="none" />
    <path d="M90 38v46l-44 6" />
    <path d="M72 92c6-6 22-7 30 0z" fill="var(--brand-tint)" />
    <circle cx="82" cy="76" r="3" />
  </Drawing>
);

/** A tumbler with a crack. */
export const BrokenGlass = () => (
  <Drawing>
    <path d="M14 100h84" stroke="var(--line)" />
    <path d="M30 24h52l-6 74H36z" fill="var(--surface)" />
    <path d="M62 24l-8 16 12 8-14 18 8 10" />
    <path d="M94 96l6-10 6 10z" />
  </Drawing>
);

/** A shelf with room on it. */
export const EmptyShelf = () => (
  <Drawing>
    <path d="M8 92h96M14 92v8M98 92v8" />
    <path d="M26 92V52c0-5 5-6 5-12V26h10v14c0 6 5 7 5 12v40z" strokeDasharray="4 5" />
    <path d="M66 92V60c0-4 4-6 4-10V36h8v14c0 4 4 6 4 10v32z" fill="var(--surface)" />
    <path d="M66 70h16v12H66z" fill="var(--brand-tint)" stroke="none" />
  </Drawing>
);

/** A loupe over a lime. */
export const LookingGlass = () => (
  <Drawing>
    <circle cx="50" cy="50" r="30" fill="var(--surface)" />
    <circle cx="50" cy="50" r="20" fill="var(--brand-tint)" stroke="none" />
    <path d="M50 32v36M34.4 41l31.2 18M34.4 59l31.2-18" stroke="var(--surface)" strokeWidth="3" />
    <path d="M72 72l24 24" strokeWidth="6" />
  </Drawing>
);

/** A heart on a coaster. */
export const EmptyHeart = () => (
  <Drawing>
    <circle cx="56" cy="56" r="44" fill="var(--surface)" stroke="var(--line)" />
    <path d="M56 82C40 70 30 61 30 49c0-8 6-14 13-14 6 0 10 3 13 8 3-5 7-8 13-8 7 0 13 6 13 14 0 12-10 21-26 33z" />
  </Drawing>
);
