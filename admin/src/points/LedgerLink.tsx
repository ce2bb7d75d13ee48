import type { ReactNode } from 'react';
import { RecordLink } from '../ui/RecordLink.tsx';

interface Props {
  memberId: string;
  /** Only these days. */
  days?: { from: string; until: string };
  children: ReactNode;
}

/** The way to a member's points ledger. */
export const LedgerLink = ({ memberId, days, children }: Props) => (
  <RecordLink
    resource="points"
    id={memberId}
    search={days ? `?${new URLSearchParams(days)}` : ''}
    title="Open the points ledger"
  >
    {children}
  </RecordLink>
);
