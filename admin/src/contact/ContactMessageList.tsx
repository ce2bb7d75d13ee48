import { type ContactMessage, type ContactState, contactStates } from '@barspoon/contracts';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { capitalized, choicesOf } from '../ui/choices.ts';
import { Moment } from '../ui/Moment.tsx';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';

const Column = DataTable.Col<ContactMessage>;
const cut = { maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Where a message stands, in words. */
const stateOf = ({ handled, replies }: ContactMessage): string => {
  const answered: ContactState = replies.length > 0 ? 'answered' : 'done';
  return capitalized(handled ? answered : 'open');
};
const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput key="state" source="state" choices={choicesOf(contactStates)} alwaysOn />,
];

/** What people wrote with the contact form, newest first. Implements BEYOND-56. */
export default function ContactMessageList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<MessageCards />}>
      <DataTable bulkActionButtons={false} rowClick="show" size="small">
        <Column source="name" disableSort>
          <NameLink type="show" />
        </Column>
        <Column source="email" disableSort />
        <Column source="message" disableSort sx={cut} />
        <Column source="handled" disableSort render={stateOf} />
        <Column source="createdAt" disableSort>
          <Moment source="createdAt" showTime />
        </Column>
      </DataTable>
    </ResourceList>
  );
}

/** The list on a phone. */
const MessageCards = () => (
  <SimpleList<ContactMessage>
    primaryText={({ name }) => name}
    secondaryText={({ message }) => message.slice(0, 120)}
    tertiaryText={stateOf}
    rowClick="show"
  />
);
