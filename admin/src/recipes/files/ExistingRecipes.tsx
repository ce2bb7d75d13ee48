import { type ExistingChoice, existingChoices, type RecipeImport } from '@barspoon/contracts';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { importText as text } from './import-text.ts';

interface Props {
  found: RecipeImport;
  value: ExistingChoice;
  onChange: (choice: ExistingChoice) => void;
}

/** How many recipes a choice updates. */
export const updatedBy = (choice: ExistingChoice, { changes }: RecipeImport): number =>
  choice === 'skip' ? 0 : changes.changed + (choice === 'overwrite' ? changes.edited : 0);

/** What happens to recipes that are here already: nobody's edit is overwritten without saying so. */
export function ExistingRecipes({ found, value, onChange }: Props) {
  if (updatedBy('overwrite', found) === 0) return null;
  return (
    <FormControl>
      <FormLabel id="existing">{text('existing.title')}</FormLabel>
      <RadioGroup
        aria-labelledby="existing"
        value={value}
        onChange={({ target }) =>
          onChange(existingChoices.find((choice) => choice === target.value) ?? 'skip')
        }
      >
        {existingChoices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={text(`existing.${choice}`, { count: updatedBy(choice, found) })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
