/** The product's colors; every text pair among them meets WCAG AA. */
export const light = {
  bg: '#F5F8F6',
  surface: '#FFFFFF',
  sunk: '#E9EFEC',
  ink: '#10211C',
  muted: '#4E625B',
  line: '#CFDAD5',
  brand: '#0E5A47',
  onBrand: '#FFFFFF',
  accent: '#C22F14',
  green: '#1D6B3F',
  blue: '#1F5E96',
  orange: '#9A4E00',
  red: '#B3261E',
};
export type Tokens = typeof light;

export const dark: Tokens = {
  bg: '#0A1512',
  surface: '#12211C',
  sunk: '#070F0D',
  ink: '#EAF2EE',
  muted: '#9DB3AA',
  line: '#264037',
  brand: '#5CC9A7',
  onBrand: '#06120E',
  accent: '#FF7A5C',
  green: '#6FCF97',
  blue: '#86BDF0',
  orange: '#F2A65A',
  red: '#FF8A80',
};

/** Highlights behind ink text and stars, the same in both modes. */
export const citrus = '#F4C430';

export const fonts = {
  heading: "'Bricolage Grotesque Variable', system-ui, sans-serif",
  text: "'Instrument Sans Variable', system-ui, sans-serif",
};
