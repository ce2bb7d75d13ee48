export type MailColors = 'light' | 'dark';

/** A mail as it looks to readers with these colors, whichever colors whoever looks at it has. */
export const mailIn = (colors: MailColors, html: string): string =>
  html.replace(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g, colors === 'dark' ? 'all' : 'not all');
