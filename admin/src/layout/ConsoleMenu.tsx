import { Box } from '@mui/material';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { Menu, MenuItemLinkClasses, useLocation, useResourceDefinitions } from 'react-admin';
import { countText, sumOf, useWaiting } from '../start/useWaiting.ts';
import { mainEntries, wayTo } from './places.ts';

/** What stands inside an entry that not everybody has, and is an entry of its own for who has not. */
const inside = { ratings: 'moderation', 'contact-messages': 'moderation' };

/**
 * The console's main entries, those that there are, each a key away: G and the entry's first letter. The one that the
 * open page hangs under is marked, and what waits under an entry is counted at it. Implements NAV-41, CONTRA-32,
 * BEYOND-157, BEYOND-159.
 */
export function ConsoleMenu() {
  const resources = useResourceDefinitions();
  const way = wayTo(useLocation().pathname.split('/')[1] ?? '');
  const { data: waiting = [] } = useWaiting();
  const entries = [
    ...mainEntries,
    ...Object.entries(inside).flatMap(([name, entry]) => (resources[entry] ? [] : [name])),
  ].filter((name) => resources[name]?.hasList);
  const ofEntry = (name: string) => {
    const under = waiting.filter(
      ({ kind }) => wayTo(kind.list).findLast((one) => entries.includes(one)) === name,
    );
    const sum = sumOf(under);
    return sum.count > 0 ? countText(sum) : null;
  };
  return (
    <Menu>
      {entries.map((name) => {
        const count = ofEntry(name);
        const icon = resources[name]?.icon as ComponentType | undefined;
        return (
          <Menu.ResourceItem
            key={name}
            name={name}
            {...(mainEntries.includes(name) && { keyboardShortcut: `G>${name[0]}` })}
            {...(way.includes(name) && {
              className: MenuItemLinkClasses.active,
              'aria-current': 'true' as const,
            })}
            {...(count && icon && { leftIcon: <Counted count={count}>{createElement(icon)}</Counted> })}
            {...(count && { 'aria-description': `${count} waiting` })}
          />
        );
      })}
    </Menu>
  );
}

/** The count is drawn and not written, so that the entry keeps its name. */
const Counted = ({ count, children }: { count: string; children: ReactElement }) => (
  <Box
    component="span"
    aria-hidden
    data-count={count}
    sx={{
      position: 'relative',
      display: 'inline-flex',
      '&::after': {
        content: 'attr(data-count)',
        position: 'absolute',
        top: -7,
        left: 12,
        minWidth: 18,
        px: 0.5,
        borderRadius: 9,
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '18px',
        textAlign: 'center',
        bgcolor: 'error.main',
        color: 'error.contrastText',
      },
    }}
  >
    {children}
  </Box>
);
