import { Autocomplete, Dialog, TextField } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-admin';
import { type Command, usePages, usePlaces, useRecordsFound } from './find-commands.ts';

/** The open palette, with what it offers for what is typed. */
export default function Commands({ onDone }: { onDone: () => void }) {
  return (
    <Dialog
      open
      onClose={onDone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': 'Search or jump to' } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <CommandField onDone={onDone} />
    </Dialog>
  );
}

function CommandField({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const pages = usePages();
  const places = usePlaces();
  const { found, isSearching } = useRecordsFound(typed);
  return (
    <Autocomplete<Command>
      open
      autoHighlight
      openOnFocus
      options={[
        ...pages.filter(({ label }) => holds(label, typed)),
        ...(typed.trim() ? places.filter(({ label }) => holds(label, typed)) : []),
        ...found,
      ]}
      groupBy={({ group }) => group}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ to }) => to}
      // What is found was found by the server, which also looks at other fields than the name.
      filterOptions={(all) => all}
      loading={isSearching}
      noOptionsText="Nothing found"
      inputValue={typed}
      onInputChange={(_, value, reason) => reason !== 'reset' && setTyped(value)}
      onChange={(_, chosen) => {
        if (!chosen) return;
        onDone();
        navigate(chosen.to);
      }}
      onClose={(_, reason) => reason === 'escape' && onDone()}
      forcePopupIcon={false}
      slotProps={{ popper: { placement: 'bottom-start' } }}
      renderInput={(params) => (
        <TextField {...params} autoFocus margin="none" placeholder="Search or jump to…" label="Command" />
      )}
      sx={{ m: 2 }}
    />
  );
}

/** Each typed word begins one of the label's. */
function holds(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => words.some((candidate) => candidate.startsWith(word)));
}
