import type { ReactNode } from 'react';
import { Link, useCreatePath } from 'react-admin';

interface Props {
  memberId: string;
  /** Only these days. */
  days?: { from: string; until: string };
  children: ReactNode;
}

/** The way to a member's points ledger. */
export function LedgerLink({ memberId, days, children }: Props) {
  const createPath = useCreatePath();
  const path = createPath({ resource: 'points', type: 'show', id: memberId });
  const search = days ? `?${new URLSearchParams(days)}` : '';
  return (
    <Link to={`${path}${search}`} title="Open the points ledger">
      {children}
    </Link>
  );
}
