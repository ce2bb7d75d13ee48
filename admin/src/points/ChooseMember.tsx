import type { AdminMember } from '@barspoon/contracts';
import { List, SearchInput, SimpleList, useCreatePath } from 'react-admin';
import { counted } from '../ui/counted.ts';
import { KeysetPagination } from '../ui/KeysetPagination.tsx';
import { ListBody } from '../ui/ListBody.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Name, username or email" />];

/** The members whose ledgers there are: a ledger is always that of one member. */
export default function ChooseMember() {
  const createPath = useCreatePath();
  return (
    <List
      resource="users"
      title="Points ledgers"
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      storeKey="points.members"
      empty={false}
      actions={false}
      exporter={false}
      pagination={<KeysetPagination />}
    >
      <ListBody>
        <SimpleList<AdminMember>
          primaryText={({ fullName }) => fullName}
          secondaryText={({ username }) => `@${username}`}
          tertiaryText={({ currentLevel, totalPoints }) =>
            `${currentLevel}, ${counted(totalPoints, 'point')}`
          }
          rowClick={(id) => createPath({ resource: 'points', type: 'show', id })}
        />
      </ListBody>
    </List>
  );
}
