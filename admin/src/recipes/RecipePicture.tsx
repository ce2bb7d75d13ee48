import type { Recipe } from '@barspoon/contracts';
import { Box } from '@mui/material';
import { useRecordContext, useTheme } from 'react-admin';

/** The recipe's photo, or the drawn picture that every recipe has. `size` in pixels. */
export function RecipePicture({ size }: { size: number | string }) {
  const recipe = useRecordContext<Recipe>();
  const [mode] = useTheme();
  if (!recipe) return null;
  return (
    <Box
      component="img"
      src={recipe.image ?? `${recipe.picture}?mode=${mode ?? 'light'}`}
      alt=""
      loading="lazy"
      sx={{
        width: size,
        aspectRatio: '1',
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'background.default',
        display: 'block',
      }}
    />
  );
}
