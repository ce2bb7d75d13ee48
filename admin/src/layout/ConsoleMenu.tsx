import { Menu, MenuItemLinkClasses, useLocation, useResourceDefinitions } from 'react-admin';
import { mainEntries, wayTo } from './places.ts';

/** What stands inside an entry that not everybody has, and is an entry of its own for who has not. */
const inside = { ratings: 'moderation', 'contact-messages': 'moderation' };

/**
 * The console's main entries, those that there are, each a key away: G and the entry's first letter. The one that the
 * open page hangs under is marked. Implements NAV-41, CONTRA-32, BEYOND-157.
 */
export function ConsoleMenu() {
  const resources = useResourceDefinitions();
  const way = wayTo(useLocation().pathname.split('/')[1] ?? '');
  const marked = (name: string) =>
    way.includes(name) ? { className: MenuItemLinkClasses.active, 'aria-current': 'true' as const } : {};
  return (
    <Menu>
      {mainEntries
        .filter((name) => resources[name]?.hasList)
        .map((name) => (
          <Menu.ResourceItem key={name} name={name} keyboardShortcut={`G>${name[0]}`} {...marked(name)} />
        ))}
      {Object.entries(inside)
        .filter(([name, entry]) => resources[name]?.hasList && !resources[entry])
        .map(([name]) => (
          <Menu.ResourceItem key={name} name={name} {...marked(name)} />
        ))}
    </Menu>
  );
}
