import type { AdminRating } from '@barspoon/contracts';
import { Box, Chip, Link as MuiLink } from '@mui/material';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { MemberFilter } from '../ui/MemberFilter.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Moment } from '../ui/Moment.tsx';
import { OnlyThis } from '../ui/OnlyThis.tsx';
import { RecordLink } from '../ui/RecordLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { DeleteRating } from './DeleteRating.tsx';

const Column = DataTable.Col<AdminRating>;
const Stars = DataTable.NumberCol<AdminRating>;
const filters = [
  <SelectInput key="only" source="only" choices={[{ id: 'reviews', name: 'With a review' }]} alwaysOn />,
  <TextInput key="recipeId" source="recipeId" />,
  <MemberFilter key="userId" source="userId" />,
];
const withheldNames = { held: 'Held for review', removed: 'Removed' };
const wide = { overflowWrap: 'anywhere', maxWidth: '60ch' };

/** Ratings and reviews of all members, newest first. Implements BEYOND-35, BEYOND-36. */
export default function RatingList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<RatingCards />}>
      <DataTable bulkActionButtons={false} rowClick={false} hiddenColumns={['id']} size="small">
        <Column source="recipe" disableSort render={(rating) => <Recipe {...rating} />} />
        <Stars source="overallRating" disableSort />
        <Column
          source="reviewText"
          disableSort
          render={(rating) => (rating.reviewText ? <Review {...rating} /> : '—')}
          sx={wide}
        />
        <Column source="userId" disableSort render={(rating) => <Member {...rating} />} />
        <Column source="createdAt" disableSort>
          <Moment source="createdAt" showTime />
        </Column>
        <Column source="id" disableSort />
        <Column source="actions" label="Actions" disableSort>
          <DeleteRating />
        </Column>
      </DataTable>
    </ResourceList>
  );
}

/** Its name leads to the page with the reviews; the other link narrows the list. */
function Recipe({ recipe, recipeId }: AdminRating) {
  if (!recipe) return 'Deleted recipe';
  return (
    <>
      <MuiLink href={`/recipes/${recipe.slug}`} target="_blank" rel="noopener">
        {recipe.name}
      </MuiLink>
      <OnlyThis filter="recipeId" value={recipeId} aria-label={`Only ratings of ${recipe.name}`}>
        Only this recipe
      </OnlyThis>
    </>
  );
}

const Member = ({ userId }: AdminRating) => (
  <RecordLink resource="users" id={userId}>
    <MemberName id={userId} />
  </RecordLink>
);

const Review = ({ reviewText, withheld }: AdminRating) => (
  <>
    {withheld && <Chip size="small" variant="outlined" color="warning" label={withheldNames[withheld]} />}{' '}
    {reviewText}
  </>
);

/** The same on a phone. */
const RatingCards = () => (
  <SimpleList<AdminRating>
    primaryText={({ recipe, overallRating }) => `${recipe?.name ?? 'Deleted recipe'}: ${overallRating}/5`}
    secondaryText={(rating) => (
      <>
        <Review {...rating} />
        <Box component="span" sx={{ display: 'block' }}>
          <DeleteRating />
        </Box>
      </>
    )}
    rowClick={false}
  />
);
