import { type AdminSkill, skillStates } from '@barspoon/contracts';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { choicesOf } from '../ui/choices.ts';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';

const Column = DataTable.Col<AdminSkill>;
const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput key="state" source="state" choices={choicesOf(skillStates)} alwaysOn />,
];
const stateOf = ({ isActive }: AdminSkill): string => (isActive ? 'Offered' : 'Retired');

/** The skills that members choose from, by category and name. Implements PORT-21, BEYOND-70. */
export default function SkillList() {
  return (
    <ResourceList filters={filters} compact={<SkillCards />} sort={{ field: 'category', order: 'ASC' }}>
      <DataTable bulkActionButtons={false} rowClick="edit" hiddenColumns={['id']} size="small">
        <Column source="name" disableSort>
          <NameLink />
        </Column>
        <Column source="category" disableSort />
        <Column source="isActive" disableSort render={stateOf} />
        <Column source="id" disableSort />
      </DataTable>
    </ResourceList>
  );
}

/** The same on a phone. */
const SkillCards = () => (
  <SimpleList<AdminSkill>
    primaryText={({ name }) => name}
    secondaryText={(skill) => `${skill.category} · ${stateOf(skill)}`}
    rowClick="edit"
  />
);
