import { Drawing } from './drawing.tsx';

/** A shelf with room on it. */
export const EmptyShelf = () => (
  <Drawing>
    <path d="M8 92h96M14 92v8M98 92v8" />
    <path d="M26 92V52c0-5 5-6 5-12V26h10v14c0 6 5 7 5 12v40z" strokeDasharray="4 5" />
    <path d="M66 92V60c0-4 4-6 4-10V36h8v14c0 4 4 6 4 10v32z" fill="var(--surface)" />
    <path d="M66 70h16v12H66z" fill="var(--brand-tint)" stroke="none" />
  </Drawing>
);
