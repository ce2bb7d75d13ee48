import { type AwardedActivity, awardedActivities } from '@barspoon/contracts';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { counted } from '../ui/counted.ts';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { LedgerLink } from './LedgerLink.tsx';
import { activityName, signed } from './points-words.ts';
import type { Simulated } from './simulation.ts';

const numbers = new Intl.NumberFormat('en');
const shown = (value: number) => numbers.format(value);

/** What members would have earned, and what would have become of their levels. */
export function SimulationResult({ result: { acts, levels, changed, members } }: { result: Simulated }) {
  const kinds = (awardedActivities as readonly AwardedActivity[]).filter((type) => acts[type].acts > 0);
  const sum = (of: 'acts' | 'before' | 'after') => kinds.reduce((all, type) => all + acts[type][of], 0);
  const [before, after] = [sum('before'), sum('after')];
  if (kinds.length === 0)
    return <Typography role="status">No activity earned points in this period.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FigureGroup name="Result">
        <Figure name="Points earned" value={shown(before)} says={`by ${counted(members, 'member')}`} />
        <Figure
          name="With these rules"
          value={shown(after)}
          says={`${signed(after - before)} ${Math.abs(after - before) === 1 ? 'point' : 'points'}`}
        />
        <Figure name="Acts" value={shown(sum('acts'))} says="on these days" />
      </FigureGroup>
      <Part name="Levels" says="Where members stand today, and where they would stand.">
        <LevelPlot levels={levels} members={members} />
        <Rows
          name="Levels"
          heads={['Level', 'Today', 'With these rules', 'Change']}
          rows={levels.map((level) => ({
            key: level.name,
            cells: [level.name, shown(level.before), shown(level.after), signed(level.after - level.before)],
          }))}
        />
      </Part>
      <Part name="Points by act">
        <Rows
          name="Points by act"
          heads={['Act', 'Times', 'Points earned', 'With these rules', 'Change']}
          rows={kinds.map((type) => {
            const kind = acts[type];
            return {
              key: type,
              cells: [
                activityName(type),
                ...[kind.acts, kind.before, kind.after].map(shown),
                signed(kind.after - kind.before),
              ],
            };
          })}
        />
      </Part>
      <Part name="Members affected most" says="Total points, including corrections.">
        {changed.length === 0 ? (
          <Typography>Nobody's points would change.</Typography>
        ) : (
          <Rows
            name="Members affected most"
            heads={['Member', 'Today', 'With these rules', 'Change', 'Level']}
            rows={changed.map((one) => ({
              key: one.memberId,
              cells: [
                <LedgerLink key="member" memberId={one.memberId}>
                  <MemberName id={one.memberId} />
                </LedgerLink>,
                ...[one.before, one.after].map(shown),
                signed(one.after - one.before),
                one.levelBefore === one.levelAfter
                  ? one.levelAfter
                  : `${one.levelBefore} → ${one.levelAfter}`,
              ],
            }))}
          />
        )}
      </Part>
    </Box>
  );
}

function Part({ name, says, children }: { name: string; says?: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
      <Typography variant="h6" component="h2">
        {name}
      </Typography>
      {says && <Typography color="text.secondary">{says}</Typography>}
      {children}
    </Box>
  );
}

/** Two bars for each level; the table next to it has the numbers. */
function LevelPlot({ levels, members }: { levels: Simulated['levels']; members: number }) {
  const bar = (share: number, color: string) => ({
    height: 14,
    minWidth: share > 0 ? '2px' : 0,
    width: `${100 * share}%`,
    borderRadius: '0 4px 4px 0',
    bgcolor: color,
  });
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5, maxWidth: 680, py: 1 }}>
      {levels.map(({ name, before, after }) => (
        <Box
          key={name}
          sx={{ display: 'grid', gridTemplateColumns: '9rem 1fr', gap: 1, alignItems: 'center' }}
        >
          <Typography variant="body2">{name}</Typography>
          <Box sx={{ display: 'grid', gap: '3px', borderLeft: 1, borderColor: 'divider' }}>
            <Box sx={bar(before / members, 'text.disabled')} />
            <Box sx={bar(after / members, 'primary.main')} />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Key color="text.disabled" text="Today" />
        <Key color="primary.main" text="With these rules" />
      </Box>
    </Box>
  );
}

const Key = ({ color, text }: { color: string; text: string }) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
    <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: color }} />
    <Typography variant="caption">{text}</Typography>
  </Box>
);

interface RowsProps {
  name: string;
  heads: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

const Rows = ({ name, heads, rows }: RowsProps) => (
  <TableContainer tabIndex={0} role="group" aria-label={name}>
    <Table size="small" aria-label={name}>
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableCell key={head} align={at === 0 ? 'left' : 'right'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, at) => (
              <TableCell
                key={heads[at]}
                align={at === 0 ? 'left' : 'right'}
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
