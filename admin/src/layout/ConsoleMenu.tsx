import { Menu, useResourceDefinitions } from 'react-admin';

/** The console's main entries, each a key away: G and the entry's first letter. */
export function ConsoleMenu() {
  const entries = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  return (
    <Menu>
      {entries.map(({ name }) => (
        <Menu.ResourceItem key={name} name={name} keyboardShortcut={`G>${name[0]}`} />
      ))}
    </Menu>
  );
}
