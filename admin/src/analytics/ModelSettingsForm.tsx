import { adminAssistantRoutes, type ModelSettings } from '@barspoon/contracts';
import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { useAct } from '../ui/useAct.ts';

const words = { done: 'Settings of the model saved', failed: 'Failed to save the settings of the model' };
const fields = [
  { name: 'questionsPerMinute', label: 'Questions a minute, each member', min: 1, max: 60 },
  { name: 'questionsPerDay', label: 'Questions a day, each member', min: 1, max: 10_000 },
  { name: 'tokensPerDay', label: 'Tokens a day, all members', min: 1000, max: 1_000_000_000 },
] as const;

/** Whether the language model is asked, and how much at most. Implements BEYOND-45. */
export function ModelSettingsForm({ settings }: { settings: ModelSettings }) {
  const [changed, setChanged] = useState<Partial<ModelSettings>>({});
  const { isBusy, run } = useAct();
  const queryClient = useQueryClient();
  const wanted = { ...settings, ...changed };
  const isChanged = Object.keys(changed).length > 0;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...wanted, version: settings.version };
    if (!(await run(words, () => call(adminAssistantRoutes.changeSettings, { body })))) return;
    await queryClient.invalidateQueries({ queryKey: ['assistant'], exact: true });
    setChanged({});
  };
  return (
    <Box
      component="form"
      aria-label="Settings of the model"
      onSubmit={(event) => void save(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', py: 2 }}
    >
      <FormControlLabel
        control={<Switch checked={wanted.isOn} onChange={(_, isOn) => setChanged({ ...changed, isOn })} />}
        label="Ask the model"
      />
      {fields.map(({ name, label, min, max }) => (
        <TextField
          key={name}
          label={label}
          type="number"
          size="small"
          required
          value={wanted[name] || ''}
          slotProps={{ htmlInput: { min, max, step: 1 } }}
          onChange={({ target }) => setChanged({ ...changed, [name]: Number(target.value) })}
        />
      ))}
      <Button type="submit" variant="contained" disabled={!isChanged || isBusy}>
        Save
      </Button>
    </Box>
  );
}
