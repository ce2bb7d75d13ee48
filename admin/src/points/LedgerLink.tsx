import type { ReactNode } from 'react';
import { Link, useCreatePath } from 'react-admin';

/** The way to a member's points ledger. */
export function LedgerLink({ memberId, children }: { memberId: string; children: ReactNode }) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource: 'points', type: 'show', id: memberId })}
      aria-label="Open the points ledger"
    >
      {children}
    </Link>
  );
}
