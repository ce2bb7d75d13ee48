import { Box, CssBaseline, createTheme, ThemeProvider, useMediaQuery } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { noticeThemeOf } from '../theme/notice-theme.ts';

/** A page of its own outside the console: one thing in the middle. */
export function Notice({ children }: { children: ReactNode }) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const theme = useMemo(() => createTheme(noticeThemeOf(prefersDark)), [prefersDark]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box
        component="main"
        sx={{
          minHeight: '100dvh',
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 2,
          p: 3,
        }}
      >
        {children}
      </Box>
    </ThemeProvider>
  );
}
