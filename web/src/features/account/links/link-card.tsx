import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { Logo } from '../../../ui/logo.tsx';
import card from '../components/sign-in-card.module.css';

interface LinkCardProps {
  heading: string;
  lead?: string;
  children?: ReactNode;
}

/** The card of the sign-in page, for pages opened from mails. */
export function LinkCard({ heading, lead, children }: LinkCardProps) {
  useTitle(heading);
  return (
    <div className={`page ${card.place}`}>
      <div className={card.card}>
        <header className={card.head}>
          <Logo className={card.mark} />
          <h1>{heading}</h1>
          {lead && <p className={card.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}
