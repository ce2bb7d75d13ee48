import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';

/** Save, also by Ctrl+S or ⌘S, and at the far end what else can be done with the record. */
export function SaveToolbar({
  children,
  alwaysEnable = false,
}: {
  children?: ReactNode;
  alwaysEnable?: boolean;
}) {
  const area = useRef<HTMLDivElement>(null);
  useHotkeys(
    'mod+s',
    (event) => {
      event.preventDefault();
      area.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    },
    { enableOnFormTags: true },
  );
  return (
    <Toolbar>
      <Box ref={area} sx={{ display: 'flex', justifyContent: 'space-between', width: '100%' }}>
        <SaveButton alwaysEnable={alwaysEnable} />
        {children}
      </Box>
    </Toolbar>
  );
}
