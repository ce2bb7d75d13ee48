import { useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, type SortPayload } from 'react-admin';
import type { ServerExport } from './ExportMenu.tsx';
import { KeysetPagination } from './KeysetPagination.tsx';
import { ListBody } from './ListBody.tsx';
import { ListTools } from './ListTools.tsx';

interface Props {
  filters?: ReactElement[];
  sort: SortPayload;
  /** The table of a wide screen. */
  children: ReactNode;
  /** The same list on a phone. */
  compact: ReactNode;
  /** Stands at the end of the tools instead of "Create". */
  tools?: ReactNode;
  /** Files that the server creates from the list, in addition to those of the console. */
  exports?: readonly ServerExport[];
  filterDefaultValues?: Record<string, unknown>;
}

/** Where a list is shown as cards instead of a table. */
export const narrowScreen = '(max-width: 759.95px)';

/** A list of the console: 25 rows, filters and page in the address, tools above, steps below. */
export function ResourceList({
  filters,
  sort,
  children,
  compact,
  tools,
  exports,
  filterDefaultValues,
}: Props) {
  const isNarrow = useMediaQuery(narrowScreen);
  return (
    <List
      {...(filters && { filters })}
      sort={sort}
      perPage={25}
      {...(filterDefaultValues && { filterDefaultValues })}
      actions={
        <ListTools hasFilters={filters !== undefined} {...(exports && { exports })}>
          {tools}
        </ListTools>
      }
      pagination={<KeysetPagination />}
    >
      <ListBody byDefault={filterDefaultValues}>{isNarrow ? compact : children}</ListBody>
    </List>
  );
}
