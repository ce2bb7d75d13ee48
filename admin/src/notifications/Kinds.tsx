import { type AdminKind, adminNotificationRoutes, volumeDays } from '@barspoon/contracts';
import {
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
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { MailPreview, type Preview } from './MailPreview.tsx';
import { Section } from './Section.tsx';

/** Every kind of notification with an example and how often it came. Implements BEYOND-102. */
export function Kinds() {
  const notify = useNotify();
  const [kinds, setKinds] = useState<readonly AdminKind[]>([]);
  const [failed, setFailed] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const load = useCallback(() => {
    setFailed(false);
    call(adminNotificationRoutes.kinds, {}).then(
      ({ items }) => setKinds(items),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const show = (kind: string) =>
    call(adminNotificationRoutes.preview, { params: { kind } }).then(setPreview, (problem) =>
      notify(failure('Failed to load the mail', problem).message, { type: 'error' }),
    );
  return (
    <Section name="Kinds">
      <Typography variant="body2">
        What members are told, and how often it came in the last {volumeDays} days.
      </Typography>
      {failed ? (
        <LoadFailed message="Failed to load notifications" onRetry={load} />
      ) : (
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Kind</TableCell>
                <TableCell>Says</TableCell>
                <TableCell align="right">Notified</TableCell>
                <TableCell align="right">Mailed</TableCell>
                <TableCell>Mail</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {kinds.map(({ kind, label, preview: says, inApp, mailed, notified, sent }) => (
                <TableRow key={kind}>
                  <TableCell>{label}</TableCell>
                  <TableCell>{says}</TableCell>
                  <TableCell align="right">{inApp ? notified : '–'}</TableCell>
                  <TableCell align="right">{mailed ? sent : '–'}</TableCell>
                  <TableCell>
                    {mailed && (
                      <Button size="small" aria-label={`Preview: ${label}`} onClick={() => void show(kind)}>
                        Preview
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <MailPreview preview={preview} onClose={() => setPreview(null)} />
    </Section>
  );
}
