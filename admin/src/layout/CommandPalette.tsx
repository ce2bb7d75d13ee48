import SearchIcon from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

/** Its code is loaded when it is opened for the first time. */
const Commands = lazy(() => import('./Commands.tsx'));

/**
 * Jumps anywhere: to every page of the console, to what can be made new, and to records by their name. Opens with Ctrl+K,
 * ⌘K or its button.
 */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useHotkeys('mod+k', () => setOpen((was) => !was), { preventDefault: true, enableOnFormTags: true });
  return (
    <>
      <Tooltip title="Search or jump to… (Ctrl+K)">
        <IconButton color="inherit" aria-label="Search or jump to" onClick={() => setOpen(true)}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <Commands onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
