import type { ShoppingLine } from '@barspoon/contracts';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { shareOrCopy } from '../../../lib/share.ts';
import { Button } from '../../../ui/button.tsx';
import { amountsText, type ListUnit, tShopping } from '../../../ui/shopping-texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { byAisle, listText } from './list-text.ts';
import styles from './shopping.module.css';
import { ShoppingTrip } from './shopping-trip.tsx';

interface ListToolsProps {
  title: string;
  lines: readonly ShoppingLine[];
  unit: ListUnit;
  /** What else can be done with the whole list. */
  children: ReactNode;
}

/** Takes what is to be bought yet along: as a text or on paper. Implements BEYOND-226. */
export function ListTools({ title, lines, unit, children }: ListToolsProps) {
  const open = lines.filter(({ isTicked }) => !isTicked);
  const share = async () => {
    try {
      const how = await shareOrCopy({ title, text: listText(title, open, unit) });
      if (how === 'copied') toasts.success(tShopping('copied'));
    } catch {
      toasts.error(tShopping('copyFailed'));
    }
  };
  return (
    <>
      <div className={styles.tools}>
        {children}
        {open.length > 0 && (
          <>
            <Button onClick={share}>
              <IconShare2 size={20} aria-hidden="true" />
              {tShopping('share')}
            </Button>
            <Button onClick={() => window.print()}>
              <IconPrinter size={20} aria-hidden="true" />
              {tShopping('print')}
            </Button>
            {/* Beside the app: a dialog prints no more than fits into it. */}
            {createPortal(<PrintedList title={title} lines={open} unit={unit} />, document.body)}
          </>
        )}
      </div>
      {open.length > 0 && <ShoppingTrip title={title} text={listText(title, open, unit)} />}
    </>
  );
}

function PrintedList({ title, lines, unit }: Omit<ListToolsProps, 'children'>) {
  return (
    <article className={styles.printed}>
      <h1>{title}</h1>
      {byAisle(lines).map(({ aisle, lines: there }) => (
        <section key={aisle}>
          <h2>{tShopping(`aisle.${aisle}`)}</h2>
          <ul>
            {there.map((line) => (
              <li key={line.id}>
                <span>{line.name}</span>
                <span className={styles.amount}>{amountsText(line, unit)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
