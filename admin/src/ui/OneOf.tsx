import { type SxProps, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';

interface Props<V extends string | number> {
  /** What is chosen, for those who hear it. */
  name: string;
  /** The values in their order with their words. */
  choices: readonly (readonly [value: V, words: ReactNode])[];
  value: V;
  onChange: (value: V) => void;
  sx?: SxProps;
}

/** A few choices side by side, one of which always holds. */
export function OneOf<V extends string | number>({ name, choices, value, onChange, sx }: Props<V>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={name}
      value={value}
      // Pressing the one that holds would leave none.
      onChange={(_, chosen: V | null) => chosen !== null && onChange(chosen)}
      sx={{ flexWrap: 'wrap', ...sx }}
    >
      {choices.map(([one, words]) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
