import type { CSSProperties } from 'react';

const text = '"Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif';
const display = '"Bricolage Grotesque", "Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif';
const ink = '#10211c';
const muted = '#4e625b';
const brand = '#0e5a47';

/** The site's look in what every mail reader understands: inline styles, no pictures, no fonts from elsewhere. */
export const styles = {
  page: { margin: 0, padding: '32px 12px', backgroundColor: '#f5f8f6', fontFamily: text },
  column: { width: '100%', maxWidth: 560 },
  wordmark: {
    margin: '0 0 16px',
    fontFamily: display,
    fontSize: 22,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: '28px',
    color: brand,
  },
  card: {
    padding: '32px 32px 24px',
    border: '1px solid #cfdad5',
    borderTop: `4px solid ${brand}`,
    borderRadius: 14,
    backgroundColor: '#ffffff',
  },
  heading: {
    margin: '0 0 16px',
    fontFamily: display,
    fontSize: 28,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: '34px',
    color: ink,
  },
  text: { margin: '0 0 24px', fontSize: 16, lineHeight: '25px', color: ink },
  line: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: ink },
  button: {
    padding: '14px 22px',
    borderRadius: 8,
    backgroundColor: brand,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  small: { margin: '16px 0 0', fontSize: 14, lineHeight: '21px', color: muted },
  rule: { margin: '24px 0 0', borderColor: '#cfdad5' },
  foot: { margin: '20px 0 0', fontSize: 14, lineHeight: '21px', color: muted },
  link: { color: brand, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** For the readers that follow the system into the dark. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
.page, .page > table > tbody > tr > td { background-color: #0a1512 !important; }
.card { background-color: #12211c !important; border-color: #264037 !important; border-top-color: #5cc9a7 !important; }
.ink { color: #eaf2ee !important; }
.muted { color: #9db3aa !important; }
.brand { color: #5cc9a7 !important; }
.rule { border-color: #264037 !important; }
.button { background-color: #5cc9a7 !important; color: #06120e !important; }
.button span { color: #06120e !important; }
}`;
