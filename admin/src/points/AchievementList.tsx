import {
  achievementCategories,
  achievementTiers,
  type adminAchievementRoutes,
  type OutputOf,
} from '@barspoon/contracts';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { capitalized, choicesOf } from '../ui/choices.ts';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { ruleText } from './points-words.ts';

type Definition = OutputOf<typeof adminAchievementRoutes.list>['items'][number];
const Column = DataTable.Col<Definition>;
const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput key="category" source="category" choices={choicesOf(achievementCategories)} alwaysOn />,
  <SelectInput key="tier" source="tier" choices={choicesOf(achievementTiers)} />,
];

/** What can be achieved, and how many members have it. Implements BEYOND-61. */
export default function AchievementList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'id', order: 'ASC' }} compact={<AchievementCards />}>
      <DataTable bulkActionButtons={false} rowClick="show" hiddenColumns={['id']} size="small">
        <Column source="name" disableSort>
          <NameLink type="show" />
        </Column>
        <Column source="description" disableSort />
        <Column source="tier" disableSort render={({ tier }) => capitalized(tier)} />
        <Column source="category" disableSort render={({ category }) => capitalized(category)} />
        <Column source="rule" disableSort render={({ rule }) => ruleText(rule)} />
        <DataTable.NumberCol<Definition> source="holders" disableSort />
        <Column source="id" disableSort />
      </DataTable>
    </ResourceList>
  );
}

/** The same on a phone. */
const AchievementCards = () => (
  <SimpleList<Definition>
    primaryText={({ name }) => name}
    secondaryText={({ rule }) => ruleText(rule)}
    tertiaryText={({ holders }) => `${holders} have it`}
    rowClick="show"
  />
);
