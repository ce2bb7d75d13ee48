import { type BarItem, barCategories } from '@barspoon/contracts';
import { DataTable, NullableBooleanInput, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ConfirmedBulkDelete } from '../ui/ConfirmedBulkDelete.tsx';
import { ExportMenu } from '../ui/ExportMenu.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Moment } from '../ui/Moment.tsx';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { VocabularyLink } from '../vocabulary/VocabularyLink.tsx';
import { categoryChoices } from './bar-item-choices.ts';

const Column = DataTable.Col<BarItem>;
const hidden = ['createdAt', 'id'];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name or brand" />,
  <SelectInput key="category" source="category" choices={categoryChoices} alwaysOn />,
  <NullableBooleanInput key="popular" source="popular" nullLabel="Any" />,
  <NullableBooleanInput key="custom" source="custom" nullLabel="Any" />,
];

const bulkActions = (
  <>
    <ExportMenu selected />
    <ConfirmedBulkDelete one="this item" many="items" />
  </>
);

export const BarItemList = () => (
  <ResourceList
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    compact={<BarItemCards />}
    tools={<VocabularyLink />}
  >
    <DataTable bulkActionButtons={bulkActions} rowClick="edit" hiddenColumns={hidden} size="small">
      <Column source="name">
        <NameLink />
      </Column>
      <Column source="brand" disableSort />
      <Column source="category" disableSort render={({ category }) => barCategories[category].label} />
      <Column source="subcategory" disableSort />
      <Column source="popular" disableSort render={({ popular }) => (popular ? 'Popular' : '')} />
      <Column source="ingredient" disableSort render={({ ingredient }) => ingredient?.replaceAll('-', ' ')} />
      <Column source="userId" disableSort render={({ userId }) => userId && <MemberName id={userId} />} />
      <Column source="createdAt">
        <Moment source="createdAt" />
      </Column>
      <Column source="id" disableSort />
    </DataTable>
  </ResourceList>
);

/** The inventory on a phone. */
const BarItemCards = () => (
  <SimpleList<BarItem>
    primaryText={({ name }) => name}
    secondaryText={({ brand, category, subcategory }) =>
      [brand, subcategory ?? barCategories[category].label].join(' · ')
    }
    tertiaryText={({ userId }) => (userId ? 'Custom' : '')}
    rowClick="edit"
  />
);
