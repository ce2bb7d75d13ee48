import type { Recipe } from '@barspoon/contracts';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { RecipePicture } from './RecipePicture.tsx';
import { recipeFacts } from './recipe-facts.ts';
import { useFeature } from './useFeature.ts';

/** Next to the form: the recipe's picture, whether it is featured, and what follows from its saved spec. */
export function RecipeAside({ recipe }: { recipe: Recipe }) {
  return (
    <RecordContextProvider value={recipe}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '132px 1fr', gap: 2, mb: 3, alignItems: 'start' }}>
        <RecipePicture size="100%" />
        <div>
          <FeatureSwitch />
          {recipeFacts(recipe).map((fact) => (
            <Typography key={fact} variant="body2" sx={{ color: 'text.secondary' }}>
              {fact}
            </Typography>
          ))}
        </div>
      </Box>
    </RecordContextProvider>
  );
}

/** Featuring is saved at once and raises the revision, so unsaved changes are to be saved first. */
function FeatureSwitch() {
  const { isFeatured, toggle, isPending } = useFeature();
  const { isDirty } = useFormState();
  return (
    <FormControlLabel
      control={<Switch checked={isFeatured} disabled={isPending || isDirty} onChange={toggle} />}
      label="Featured"
    />
  );
}
