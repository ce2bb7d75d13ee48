import { Box } from '@mui/material';
import { useEffect } from 'react';
import { Title, useLocation } from 'react-admin';
import { runbookHtml } from './runbook-html.ts';

const html = { __html: runbookHtml() };

/** How the site is run, and what to check and do for each alert; the address may name a section. Implements BEYOND-96. */
export default function RunbookPage() {
  // The router gives it without its #, and looks for the section before this page is there.
  const { hash: section } = useLocation();
  useEffect(() => document.getElementById(section)?.scrollIntoView(), [section]);
  return (
    <>
      <Title title="Runbook" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a document of this build, not of a member */}
      <Box component="article" sx={prose} dangerouslySetInnerHTML={html} />
    </>
  );
}

/** Below the bar that stays in view. */
const scrollMarginTop = 72;
const prose = {
  maxWidth: 860,
  py: 3,
  minWidth: 0,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& :is(h2, h3, h4)': { scrollMarginTop, mt: 4, mb: 1, lineHeight: 1.25 },
  '& h4': { mt: 3 },
  '& :target': { outline: 2, outlineColor: 'primary.main', outlineOffset: 6 },
  '& pre': { p: 2, overflowX: 'auto', bgcolor: 'action.hover', borderRadius: 1, overflowWrap: 'normal' },
  '& code': { fontFamily: 'monospace', fontSize: '0.9em' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', overflowWrap: 'normal' },
  '& :is(th, td)': { textAlign: 'left', verticalAlign: 'top', p: 1, borderBottom: 1, borderColor: 'divider' },
  '& a': { color: 'primary.main' },
} as const;
