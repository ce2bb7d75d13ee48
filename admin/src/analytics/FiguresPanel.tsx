import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { exportName, exportText } from '../data/export-file.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { fileOf, saveFile } from '../ui/save-file.ts';

interface FiguresPanelProps {
  title: string;
  /** What the button for the file is called, and the file without its ending. */
  file: { label: string; name: string; records: readonly Readonly<Record<string, unknown>>[] };
  isPending: boolean;
  /** Its figures could not be loaded. */
  isFailed: boolean;
  onRetry: () => void;
  /** Choices next to the title. */
  choice?: ReactNode;
  /** Below the title, whatever the figures are. */
  about?: ReactNode;
  /** Said where there are no figures. */
  none?: string;
  children: ReactNode;
}

/** Figures that a job counts, with their file; says when they load, failed to, or nobody has counted yet. */
export const FiguresPanel = (props: FiguresPanelProps) => (
  <Box
    component="section"
    aria-label={props.title}
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
        {props.title}
      </Typography>
      {props.choice}
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        disabled={props.file.records.length === 0}
        aria-label={props.file.label}
        onClick={() =>
          saveFile(
            exportName(props.file.name, 'csv', new Date()),
            fileOf('csv', exportText(props.file.records, 'csv')),
          )
        }
      >
        CSV
      </Button>
    </Box>
    {props.about && <Typography color="text.secondary">{props.about}</Typography>}
    <Figures {...props} />
  </Box>
);

const notCounted = 'No data yet. Figures update every five minutes.';

function Figures({ isPending, isFailed, onRetry, file, none = notCounted, children }: FiguresPanelProps) {
  if (isPending) return <Typography>Loading…</Typography>;
  if (isFailed) return <LoadFailed message="Failed to load analytics" onRetry={onRetry} />;
  if (file.records.length === 0) return <Typography>{none}</Typography>;
  return children;
}
