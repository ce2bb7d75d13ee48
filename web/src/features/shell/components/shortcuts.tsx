import { useHotkeys } from '@mantine/hooks';

const TYPING = ['INPUT', 'TEXTAREA', 'SELECT'];

/** The keys that open search and the list of shortcuts from every page. */
export function Shortcuts({ onSearch, onShortcuts }: { onSearch: () => void; onShortcuts: () => void }) {
  useHotkeys([['mod+K', onSearch]], []);
  useHotkeys(
    [
      ['/', onSearch],
      ['shift+?', onShortcuts],
    ],
    TYPING,
  );
  return null;
}
