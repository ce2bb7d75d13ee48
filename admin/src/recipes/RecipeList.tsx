import type { Recipe } from '@barspoon/contracts';
import { CreateButton, DataTable } from 'react-admin';
import { OwnImportsLink } from '../own-imports/OwnImportsLink.tsx';
import { TrendsLink } from '../trends/TrendsLink.tsx';
import { Moment } from '../ui/Moment.tsx';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { FeatureToggle } from './FeatureToggle.tsx';
import { FeaturedOrderButton } from './featured/FeaturedOrderButton.tsx';
import { ImportButton } from './files/ImportButton.tsx';
import { recipeExports } from './files/recipe-exports.ts';
import { RecipeBulkActions } from './RecipeBulkActions.tsx';
import { RecipeCards } from './RecipeCards.tsx';
import { RecipePicture } from './RecipePicture.tsx';
import { recipeFilters } from './recipe-filters.tsx';

const Column = DataTable.Col<Recipe>;
const NumberColumn = DataTable.NumberCol<Recipe>;
const hidden = ['alcoholic', 'glass', 'method', 'serves', 'tags', 'views', 'updatedAt', 'id'];

export const RecipeList = () => (
  <ResourceList
    filters={recipeFilters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    compact={<RecipeCards />}
    exports={recipeExports}
    tools={
      <>
        <TrendsLink />
        <OwnImportsLink />
        <FeaturedOrderButton />
        <ImportButton />
        <CreateButton />
      </>
    }
  >
    <DataTable bulkActionButtons={<RecipeBulkActions />} rowClick="edit" hiddenColumns={hidden} size="small">
      <Column source="picture" label="Picture" disableSort>
        <RecipePicture size={34} />
      </Column>
      <Column source="name" sx={{ minWidth: 150 }}>
        <NameLink />
      </Column>
      <Column source="category" />
      <Column source="featured" disableSort>
        <FeatureToggle />
      </Column>
      <Column source="difficulty" disableSort />
      <NumberColumn source="prepTimeMinutes" label="Minutes" disableSort />
      <Column
        source="ingredients"
        disableSort
        render={({ ingredients }) => ingredients.join('; ')}
        sx={{ maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      />
      <Column source="alcoholic" disableSort render={({ alcoholic }) => (alcoholic ? 'Yes' : 'No')} />
      <Column source="glass" disableSort />
      <Column source="method" disableSort />
      <NumberColumn source="serves" disableSort />
      <Column source="tags" disableSort render={({ tags }) => tags.join(', ')} />
      <Column
        source="rating"
        disableSort
        render={({ rating }) => (rating.count === 0 ? '–' : `${rating.average}/5 (${rating.count})`)}
      />
      <NumberColumn source="views" disableSort />
      <Column source="createdAt">
        <Moment source="createdAt" />
      </Column>
      <Column source="updatedAt" disableSort>
        <Moment source="updatedAt" />
      </Column>
      <Column source="id" disableSort />
    </DataTable>
  </ResourceList>
);
