import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Section } from '../notifications/Section.tsx';

interface Props {
  name: string;
  says?: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly (string | number)[]; isAlarming?: boolean }[];
  /** What stands there when there are no rows. */
  nothing: string;
  children?: ReactNode;
}

/** Facts as a table; numbers stand at the right. */
export const FactTable = ({ name, says, columns, rows, nothing, children }: Props) => (
  <Section name={name}>
    {says && <Typography variant="body2">{says}</Typography>}
    {rows.length === 0 && <Typography color="text.secondary">{nothing}</Typography>}
    {rows.length > 0 && (
      // What scrolls must be reached by keyboard.
      <TableContainer tabIndex={0} role="region" aria-label={`${name}, table`}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((column, at) => (
                <TableCell key={column} align={alignOf(rows[0]?.cells[at])}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells, isAlarming }) => (
              <TableRow key={key}>
                {columns.map((column, at) => (
                  <TableCell
                    key={column}
                    align={alignOf(cells[at])}
                    sx={isAlarming ? { color: 'error.main', fontWeight: 600 } : {}}
                  >
                    {cells[at]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    )}
    {children}
  </Section>
);

const alignOf = (cell: string | number | undefined) => (typeof cell === 'number' ? 'right' : 'left');
