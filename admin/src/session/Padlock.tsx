import { useTheme } from '@mui/material';

/** A small drawing: a padlock on a bar cabinet. */
export function Padlock() {
  const { main, contrastText } = useTheme().palette.secondary;
  return (
    <svg width="88" height="88" viewBox="0 0 88 88" fill="none" role="presentation">
      <rect
        x="6"
        y="10"
        width="76"
        height="70"
        rx="10"
        stroke="currentColor"
        strokeOpacity=".25"
        strokeWidth="2"
      />
      <path
        d="M44 10v70M14 34h22M52 34h22M14 60h22M52 60h22"
        stroke="currentColor"
        strokeOpacity=".25"
        strokeWidth="2"
      />
      <path d="M21 34V22m8 12V26m30 8V20m8 14V25" stroke="currentColor" strokeOpacity=".25" strokeWidth="5" />
      <path d="M36 45v-6a8 8 0 0 1 16 0v6" stroke={main} strokeWidth="4" />
      <rect x="31" y="44" width="26" height="20" rx="4" fill={main} />
      <circle cx="44" cy="53" r="2.6" fill={contrastText} />
      <path d="M44 54v5" stroke={contrastText} strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
