import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { IconButton, Tooltip } from '@mui/material';
import { citrus } from '../theme/tokens.ts';
import { useFeature } from './useFeature.ts';

/** A star in the list: filled while the recipe is on the front page. */
export function FeatureToggle() {
  const { isFeatured, name, toggle } = useFeature();
  return (
    <Tooltip
      title={isFeatured ? 'Remove from the front page' : 'Show on the front page'}
      placement="right"
      disableInteractive
    >
      <IconButton
        size="small"
        aria-label={`Featured: ${name}`}
        aria-pressed={isFeatured}
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
      >
        {isFeatured ? (
          <StarIcon fontSize="small" sx={{ color: citrus, stroke: 'currentColor' }} />
        ) : (
          <StarBorderIcon fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  );
}
