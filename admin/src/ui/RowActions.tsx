import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';

interface Props {
  /** What the row is, for those who hear it: "Step 2". */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Up, down and away for one row of a list in a form. */
export function RowActions({ name, index, count, onMove, onRemove }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 40,
        mt: 1,
        gridArea: 'actions',
        '& button': { px: 0.5 },
      }}
    >
      <IconButton
        size="small"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(index)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
