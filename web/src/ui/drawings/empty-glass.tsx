import { Drawing } from './drawing.tsx';

/** A coupe nobody has filled yet. */
export const EmptyGlass = () => (
  <Drawing>
    <path d="M14 100h84" stroke="var(--line)" />
    <path d="M24 26c0 22 14 34 32 34s32-12 32-34z" fill="var(--surface)" />
    <path d="M56 60v36M38 98c4-4 32-4 36 0" />
    <path d="M34 34c2 8 6 13 12 16" stroke="var(--line)" />
  </Drawing>
);
