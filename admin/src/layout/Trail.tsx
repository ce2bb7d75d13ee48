import { Breadcrumbs, Link as StyledLink, Typography } from '@mui/material';
import { Link, useCreatePath, useGetResourceLabel, useLocation, useResourceDefinitions } from 'react-admin';
import { wayTo } from './places.ts';

/** Where one is and the way back, on every page that is not a main entry. Implements BEYOND-157. */
export function Trail() {
  const [list = '', record] = useLocation().pathname.split('/').filter(Boolean);
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const pathOf = useCreatePath();
  const way = wayTo(list).filter((name) => definitions[name]?.hasList);
  if (!(list in definitions) || way.length + (record ? 1 : 0) < 2) return null;
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ pt: 1.5, mb: { xs: 0.5, sm: -0.5 } }}>
      {way.map((name) =>
        name === list && !record ? (
          <Typography key={name} aria-current="page" sx={{ fontSize: 'inherit' }}>
            {labelOf(name, 2)}
          </Typography>
        ) : (
          <StyledLink key={name} component={Link} to={pathOf({ resource: name, type: 'list' })}>
            {labelOf(name, 2)}
          </StyledLink>
        ),
      )}
      {record && (
        <Typography aria-current="page" sx={{ fontSize: 'inherit' }}>
          {record === 'create' ? `New ${labelOf(list, 1).toLowerCase()}` : labelOf(list, 1)}
        </Typography>
      )}
    </Breadcrumbs>
  );
}
