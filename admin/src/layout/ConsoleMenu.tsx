import { Menu, useResourceDefinitions } from 'react-admin';

/** The documented entries in their order. Implements NAV-41, CONTRA-32. */
const documented = [
  'users',
  'recipes',
  'inventory',
  'analytics',
  'moderation',
  'database',
  'settings',
  'notifications',
];

/** What stands inside an entry that not everybody has, and is an entry of its own for who has not. */
const inside = { ratings: 'moderation', 'contact-messages': 'moderation' };

/** The console's main entries, those that there are, each a key away: G and the entry's first letter. */
export function ConsoleMenu() {
  const resources = useResourceDefinitions();
  return (
    <Menu>
      {documented
        .filter((name) => resources[name]?.hasList)
        .map((name) => (
          <Menu.ResourceItem key={name} name={name} keyboardShortcut={`G>${name[0]}`} />
        ))}
      {Object.entries(inside)
        .filter(([name, entry]) => resources[name]?.hasList && !resources[entry])
        .map(([name]) => (
          <Menu.ResourceItem key={name} name={name} />
        ))}
    </Menu>
  );
}
