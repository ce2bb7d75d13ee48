import { type AdminKind, adminNotificationRoutes, type OutputOf, volumeDays } from '@barspoon/contracts';
import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { OneOf } from '../ui/OneOf.tsx';
import { KindPreview } from './KindPreview.tsx';
import { Section } from './Section.tsx';

type Known = OutputOf<typeof adminNotificationRoutes.kinds>;
type Span = keyof typeof volumeDays;
const spans = Object.keys(volumeDays) as Span[];
const nothing = '–';

/** Every kind of notification with what it says and what became of it. Implements BEYOND-102. */
export function Kinds() {
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState(false);
  const [span, setSpan] = useState<Span>('week');
  const [shown, setShown] = useState<AdminKind | null>(null);
  const load = useCallback(() => {
    setFailed(false);
    call(adminNotificationRoutes.kinds, {}).then(setKnown, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return (
    <Section name="Kinds">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="body2">What members were told in the last</Typography>
        <OneOf
          name="Time span"
          choices={spans.map((name) => [name, `${volumeDays[name]} days`])}
          value={span}
          onChange={setSpan}
        />
      </Box>
      {failed && <LoadFailed message="Failed to load notifications" onRetry={load} />}
      {known && !failed && (
        <>
          <Typography variant="body2">
            {known.digests[span].made} daily summaries created, {known.digests[span].mailed} emailed.
          </Typography>
          <TableContainer>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Kind</TableCell>
                  <TableCell align="right">Made</TableCell>
                  <TableCell align="right">In-app</TableCell>
                  <TableCell align="right">Read</TableCell>
                  <TableCell align="right">Pushed</TableCell>
                  <TableCell align="right">Mailed</TableCell>
                  <TableCell />
                </TableRow>
              </TableHead>
              <TableBody>
                {known.items.map((kind) => (
                  <KindRow key={kind.kind} kind={kind} span={span} onShow={() => setShown(kind)} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </>
      )}
      <KindPreview kind={shown} onClose={() => setShown(null)} />
    </Section>
  );
}

const behindTheBell = ['made', 'inApp', 'read', 'pushed'] as const;

function KindRow({ kind, span, onShow }: { kind: AdminKind; span: Span; onShow: () => void }) {
  const { label, preview, inApp, mailed } = kind;
  const volume = kind[span];
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 220 }}>
        {label}
        <Typography variant="body2" color="text.secondary">
          {preview}
        </Typography>
      </TableCell>
      {behindTheBell.map((name) => (
        <TableCell key={name} align="right">
          {inApp ? volume[name] : nothing}
        </TableCell>
      ))}
      <TableCell align="right">{mailed ? volume.mailed : nothing}</TableCell>
      <TableCell>
        <Button size="small" aria-label={`Preview: ${label}`} onClick={onShow}>
          Preview
        </Button>
      </TableCell>
    </TableRow>
  );
}
