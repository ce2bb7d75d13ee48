import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { componentsOf } from './components.ts';
import { dark, fonts, light, type Tokens } from './tokens.ts';

function themeOf(mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions {
  return {
    palette: {
      mode,
      primary: { main: tokens.brand, contrastText: tokens.onBrand },
      secondary: { main: tokens.brand, contrastText: tokens.onBrand },
      error: { main: tokens.red },
      warning: { main: tokens.orange },
      info: { main: tokens.blue },
      success: { main: tokens.green },
      background: { default: tokens.bg, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.muted },
      divider: tokens.line,
    },
    shape: { borderRadius: 8 },
    spacing: 8,
    sidebar: { width: 216, closedWidth: 56 },
    typography: {
      fontFamily: fonts.text,
      fontSize: 14,
      h6: { fontFamily: fonts.heading, fontWeight: 650, fontSize: '1.125rem', letterSpacing: '-0.01em' },
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.875rem' },
      caption: { fontSize: '0.875rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: { ...defaultTheme.components, ...componentsOf(tokens) },
  };
}

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
