import { Box, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';

/** Save, always in reach, with the reason while there is nothing to save, also by Ctrl+S or ⌘S, and at the far end what else can be done with the record. */
export function SaveToolbar({
  children,
  alwaysEnable = false,
}: {
  children?: ReactNode;
  alwaysEnable?: boolean;
}) {
  const reasonId = useId();
  const { isDirty } = useFormState();
  const isDisabled = !isDirty && !alwaysEnable;
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
    <Toolbar
      sx={{ position: { sm: 'sticky' }, bottom: { sm: 0 }, zIndex: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box ref={area} sx={{ display: 'flex', justifyContent: 'space-between', width: '100%' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <SaveButton alwaysEnable={alwaysEnable} aria-describedby={isDisabled ? reasonId : undefined} />
          {isDisabled && (
            <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary' }}>
              No changes to save
            </Typography>
          )}
        </Box>
        {children}
      </Box>
    </Toolbar>
  );
}
