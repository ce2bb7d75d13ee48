import { createLink } from '@tanstack/react-router';
import {
  type AnchorHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './menu.module.css';
import { nextByTyping, TypeAhead } from './type-ahead.ts';

interface MenuProps {
  /** The button that opens it. `buttonProps` must be put on it. */
  button: (buttonProps: MenuButtonProps) => ReactNode;
  label: string;
  /** `MenuLink`s. */
  children: ReactNode;
}

export interface MenuButtonProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/**
 * A dropdown of links after the WAI-ARIA menu button pattern: arrows, Home, End and typing move, Escape and Tab leave.
 * Implements NAV-34, NAV-35, NAV-40.
 */
export function Menu({ button, label, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef(new TypeAhead());

  useEffect(() => {
    if (!open) return;
    itemsOf(list.current)[0]?.focus();
    const pressedElsewhere = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressedElsewhere);
    return () => document.removeEventListener('pointerdown', pressedElsewhere);
  }, [open]);

  const leave = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };

  const move = (event: KeyboardEvent) => {
    const items = itemsOf(list.current);
    const now = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') return leave();
    if (event.key === 'Tab') return setOpen(false);
    const step = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
    const found =
      step !== undefined
        ? items[(step + items.length) % items.length]
        : nextByTyping(items, now, typed.current.add(event.key, event.timeStamp));
    if (!found) return;
    event.preventDefault();
    found.focus();
  };

  return (
    <div ref={box} className={styles.menu}>
      {button({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': `${id}-list`,
        onClick: () => setOpen((was) => !was),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <div
          ref={list}
          id={`${id}-list`}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          onKeyDown={move}
          onClick={() => setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

interface ItemProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

function MenuAnchor({ children, ...rest }: ItemProps) {
  return (
    <a {...rest} role="menuitem" tabIndex={-1} className={styles.item}>
      {children}
    </a>
  );
}

/** An entry that leads to one of our pages. */
export const MenuLink = createLink(MenuAnchor);
