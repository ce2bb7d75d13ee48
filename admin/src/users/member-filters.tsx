import { profileStatuses, roles } from '@barspoon/contracts';
import { DateInput, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { isFreeSite } from '../session/site-facts.ts';
import { choicesOf } from '../ui/choices.ts';

/** Filters of the list of members; they live in the address and can be saved as queries. */
export const memberFilters = () => [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, username or email" />,
  <SelectInput key="status" source="status" choices={choicesOf(profileStatuses)} alwaysOn />,
  <SelectInput key="role" source="role" choices={choicesOf(roles)} />,
  <NullableBooleanInput key="staff" source="staff" nullLabel="Any" />,
  <NullableBooleanInput key="secondFactor" source="secondFactor" nullLabel="Any" />,
  ...(isFreeSite() ? [] : [<NullableBooleanInput key="subscribed" source="subscribed" nullLabel="Any" />]),
  <DateInput key="registeredFrom" source="registeredFrom" />,
  <DateInput key="registeredUntil" source="registeredUntil" />,
];
