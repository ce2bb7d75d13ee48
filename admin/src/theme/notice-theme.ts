import type { ThemeOptions } from '@mui/material';
import { dark, fonts, light } from './tokens.ts';

/** Just enough of the look for the pages outside the console, without loading react-admin for them. */
export function noticeThemeOf(isDark: boolean): ThemeOptions {
  const tokens = isDark ? dark : light;
  return {
    palette: {
      mode: isDark ? 'dark' : 'light',
      primary: { main: tokens.brand, contrastText: tokens.onBrand },
      secondary: { main: tokens.accent, contrastText: tokens.surface },
      background: { default: tokens.bg, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.muted },
      divider: tokens.line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: fonts.text,
      h4: { fontFamily: fonts.heading, fontWeight: 680, letterSpacing: '-0.02em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
  };
}
