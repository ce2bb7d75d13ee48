import { Drawing } from './drawing.tsx';

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
