import type { ReactNode } from 'react';

/** The paper and pen of a small drawing. */
export const Drawing = ({ children }: { children: ReactNode }) => (
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
