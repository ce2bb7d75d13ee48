import { dataServices, type Health } from '@barspoon/contracts';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import {
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { serviceWords } from '../audit/audit-words.ts';
import { ListLink } from '../ui/ListLink.tsx';

/** Every service, its database and every queue: up or down, and how fast it answers. */
export function HealthTable({ health, at }: { health: readonly Health[]; at: string }) {
  return (
    <section aria-label="Health">
      <Typography variant="h6" component="h2" gutterBottom>
        Health
      </Typography>
      <ListLink resource="health" label="Replicas, streams, queues and failed jobs" icon={<HealthIcon />} />
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Part</TableCell>
              <TableCell>Kind</TableCell>
              <TableCell>State</TableCell>
              <TableCell align="right">Latency</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {health.map((part) => (
              <TableRow key={`${part.kind} ${part.name}`}>
                <TableCell component="th" scope="row">
                  {nameOf(part)}
                </TableCell>
                <TableCell>{kinds[part.kind]}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={part.isUp ? 'success' : 'error'}
                    label={part.isUp ? 'Up' : 'Down'}
                  />
                </TableCell>
                <TableCell align="right">
                  {part.latencyMs === null ? '–' : `${part.latencyMs.toFixed(1)} ms`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="caption" color="text.secondary">
        As of {new Date(at).toLocaleTimeString('en')}, refreshed every 30 seconds
      </Typography>
    </section>
  );
}

const kinds = { service: 'Service', database: 'Database', queue: 'Queue' } as const;

function nameOf({ name }: Health): string {
  const service = dataServices.find((one) => one === name);
  return service ? serviceWords(service) : name;
}
