import { Box, Link as StyledLink } from '@mui/material';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-admin';
import { anchorOf, sections } from './sections.ts';

/**
 * The sections of a long page, each a step away; the address may name one. Stands on a page once its sections do.
 * Implements BEYOND-188.
 */
export function Contents({ of }: { of: string }) {
  const names = sections[of] ?? [];
  // The router gives it without its #.
  const { hash } = useLocation();
  useEffect(() => {
    const name = names.find((one) => anchorOf(one) === hash.replace('#', ''));
    const section = name && document.querySelector(`main section[aria-label="${name}"]`);
    if (section) section.scrollIntoView();
  }, [hash, names]);
  return (
    <Box
      component="nav"
      aria-label="On this page"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        // Below the bar that stays in view.
        '& ~ section, & ~ * section': { scrollMarginTop: '72px' },
      }}
    >
      {names.map((name) => (
        <StyledLink
          key={name}
          component={Link}
          to={{ hash: anchorOf(name) }}
          variant="body2"
          sx={{ minHeight: 24 }}
        >
          {name}
        </StyledLink>
      ))}
    </Box>
  );
}
