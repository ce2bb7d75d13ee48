import { type adminAchievementRoutes, type OutputOf, progressSteps } from '@barspoon/contracts';
import {
  Box,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { counted } from '../ui/counted.ts';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { day } from '../ui/moments.ts';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { LedgerLink } from './LedgerLink.tsx';
import { ruleText } from './points-words.ts';

type Shown = OutputOf<typeof adminAchievementRoutes.get> & {
  /** Not there yet while the page shows what the list has read. */
  figures?: OutputOf<typeof adminAchievementRoutes.figures>;
};
const numbers = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** How rare an achievement is, how far members are, and who reached it last. Implements BEYOND-61. */
export default function AchievementShow() {
  return (
    <Show emptyWhileLoading queryOptions={useLoadFailure()} actions={false}>
      <Achievement />
    </Show>
  );
}

function Achievement() {
  const achievement = useRecordContext<Shown>();
  if (!achievement) return null;
  const { description, rule, figures } = achievement;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3 }}>
      <Box>
        <Typography variant="h6" component="h2">
          {achievement.name}
        </Typography>
        <Typography>{description}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Requirement: {ruleText(rule)}. It never changes, because members have earned the achievement by it;
          this page only shows it.
        </Typography>
      </Box>
      {figures ? <Figures figures={figures} /> : <Typography>Loading…</Typography>}
    </Box>
  );
}

function Figures({
  figures: { holders, members, latest, progress },
}: {
  figures: OutputOf<typeof adminAchievementRoutes.figures>;
}) {
  return (
    <>
      <FigureGroup name="Rarity">
        <Figure name="Members who have it" value={numbers.format(holders)} />
        <Figure
          name="Share"
          value={members > 0 ? percent.format(Math.min(1, holders / members)) : '–'}
          says={`of ${counted(members, 'member')} with any activity`}
        />
      </FigureGroup>
      <Section title="How far members are">
        <Typography sx={{ color: 'text.secondary' }}>
          Counted among {counted(progress.counted, 'member')}
          {progress.counted < members ? ', chosen by chance.' : '.'}
        </Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Of the goal</TableCell>
              <TableCell align="right">Members</TableCell>
              <TableCell aria-hidden="true" sx={{ width: '50%' }} />
            </TableRow>
          </TableHead>
          <TableBody>
            {progress.steps.map((step, at) => (
              <TableRow key={step.from}>
                <TableCell>{stepName(at)}</TableCell>
                <TableCell align="right">{numbers.format(step.members)}</TableCell>
                <TableCell aria-hidden="true">
                  <LinearProgress
                    variant="determinate"
                    value={(100 * step.members) / Math.max(1, progress.counted)}
                    aria-hidden="true"
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
      <Section title="Reached last">
        {latest.length === 0 && <Typography>Nobody has reached it yet.</Typography>}
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {latest.map(({ memberId, earnedAt }) => (
            <li key={memberId}>
              <LedgerLink memberId={memberId}>
                <MemberName id={memberId} />
              </LedgerLink>
              , {day(earnedAt)}
            </li>
          ))}
        </Box>
      </Section>
    </>
  );
}

/** "Less than 25%", "25% to 50%", "Reached" */
function stepName(at: number): string {
  const [from, to] = [progressSteps[at], progressSteps[at + 1] ?? 1];
  if (from === undefined) return 'Reached';
  return from === 0 ? `Less than ${percent.format(to)}` : `${percent.format(from)} to ${percent.format(to)}`;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
