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
    </Menu>
  );
}
