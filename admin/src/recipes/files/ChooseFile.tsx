import {
  type ReadableFormatName,
  readableFormatNames,
  recipeFileBytesLimit,
  recipeFormatLabels,
} from '@barspoon/contracts';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { importText as text } from './import-text.ts';

const accepted =
  '.yaml,.yml,.json,.jsonld,.csv,application/yaml,application/json,application/ld+json,text/csv,text/plain';

/** A file by button or by dropping it, and its format where it is not to be recognized. */
export function ChooseFile({
  onFile,
}: {
  onFile: (file: File, format: ReadableFormatName | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<ReadableFormatName>();
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);

  function take(file: File | undefined) {
    if (!file) return;
    setTooLarge(file.size >= recipeFileBytesLimit);
    if (file.size < recipeFileBytesLimit) onFile(file, format);
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{text('choose.intro')}</Typography>
      <TextField
        select
        label={text('choose.format')}
        value={format ?? ''}
        onChange={({ target }) => setFormat(readableFormatNames.find((name) => name === target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text('choose.recognize')}</MenuItem>
        {readableFormatNames.map((name) => (
          <MenuItem key={name} value={name}>
            {recipeFormatLabels[name]}
          </MenuItem>
        ))}
      </TextField>
      <Box
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files[0]);
        }}
        sx={{
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: '14px',
          p: 4,
          textAlign: 'center',
        }}
      >
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
          autoFocus
        >
          {text('choose.file')}
        </Button>
        <Typography sx={{ mt: 1 }}>{text('choose.drop')}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text('choose.limit')}</Typography>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          aria-label={text('choose.file')}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </Box>
      {isTooLarge && <Alert severity="error">{text('choose.tooLarge')}</Alert>}
    </Stack>
  );
}
