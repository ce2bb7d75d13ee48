import { parseIngredientList, type WrittenLine } from '@barspoon/mixology';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';

/** Many lines at once, as one writes them down. Implements ADM-REC-02. */
export function QuickEntry({ onLines }: { onLines: (lines: WrittenLine[]) => void }) {
  const [text, setText] = useState('');
  const lines = parseIngredientList(text);
  const add = () => {
    if (lines.length > 0) onLines(lines);
    setText('');
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        label="Quick entry"
        placeholder="60 ml gin, 2 dashes orange bitters, top with soda water"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="outlined" disabled={lines.length === 0} onClick={add} sx={{ mt: 0.5, flexShrink: 0 }}>
        {lines.length > 1 ? `Add ${lines.length} lines` : 'Add line'}
      </Button>
    </Box>
  );
}
