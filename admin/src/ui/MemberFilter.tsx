import { AutocompleteInput, type RaRecord, ReferenceInput, TextInput } from 'react-admin';
import { session } from '../session/session.ts';

interface Props {
  source: string;
  alwaysOn?: boolean;
}

const nameOf = ({ fullName, username }: RaRecord): string => `${fullName} (@${username})`;

/**
 * Narrows a list to a member, who is found by name, username or email; by id for roles that do not open the members.
 * Implements BEYOND-184.
 */
export function MemberFilter({ source }: Props) {
  if (!session.may('staff:members'))
    return <TextInput source={source} label="Member ID" helperText={false} resettable />;
  return (
    <ReferenceInput source={source} reference="users" sort={{ field: 'fullName', order: 'ASC' }}>
      <AutocompleteInput
        label="Member"
        optionText={nameOf}
        filterToQuery={(typed: string) => (typed ? { q: typed } : {})}
        helperText={false}
        sx={{ width: 260 }}
      />
    </ReferenceInput>
  );
}
