import {
  type AdminPosting,
  type ApplicationStatus,
  applicationStatuses,
  postingStates,
} from '@barspoon/contracts';
import { Box, Link } from '@mui/material';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { choicesOf } from '../ui/choices.ts';
import { MemberName } from '../ui/MemberName.tsx';
import { Moment } from '../ui/Moment.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { PostingActs } from './PostingActs.tsx';
import { PostingFigures } from './PostingFigures.tsx';
import { stageNames, stateOf } from './posting-words.ts';

const Column = DataTable.Col<AdminPosting>;
const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput key="state" source="state" choices={choicesOf(postingStates)} alwaysOn />,
];
const applicationsOf = (status: ApplicationStatus) => (posting: AdminPosting) => posting.applications[status];

/** All job postings with how far their applications are. Implements BEYOND-72, BEYOND-73. */
export default function PostingList() {
  return (
    <>
      <PostingFigures />
      <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<PostingCards />}>
        <DataTable bulkActionButtons={false} rowClick={false} hiddenColumns={['id', 'closesOn']} size="small">
          <Column
            source="jobTitle"
            disableSort
            render={({ id, jobTitle }) => (
              <Link href={`/jobs/${id}`} target="_blank" rel="noopener">
                {jobTitle}
              </Link>
            )}
          />
          <Column source="companyName" disableSort />
          <Column
            source="postedByUserId"
            disableSort
            render={({ postedByUserId }) =>
              postedByUserId ? <MemberName id={postedByUserId} /> : 'Somebody who has left'
            }
          />
          <Column source="isActive" disableSort render={stateOf} />
          <Column source="closesOn" disableSort render={({ closesOn }) => closesOn ?? '–'} />
          {applicationStatuses.map((status) => (
            <DataTable.NumberCol<AdminPosting>
              key={status}
              source={`applications.${status}`}
              label={stageNames[status]}
              disableSort
              render={applicationsOf(status)}
            />
          ))}
          <Column source="createdAt" disableSort>
            <Moment source="createdAt" />
          </Column>
          <Column source="id" disableSort />
          <Column source="actions" label="Actions" disableSort>
            <PostingActs />
          </Column>
        </DataTable>
      </ResourceList>
    </>
  );
}

/** The same on a phone. */
const PostingCards = () => (
  <SimpleList<AdminPosting>
    primaryText={({ jobTitle, companyName }) => `${jobTitle}, ${companyName}`}
    secondaryText={(posting) => (
      <>
        {stateOf(posting)} ·{' '}
        {applicationStatuses
          .map((status) => `${posting.applications[status]} ${stageNames[status].toLowerCase()}`)
          .join(', ')}
        <Box component="span" sx={{ display: 'block' }}>
          <PostingActs />
        </Box>
      </>
    )}
    rowClick={false}
  />
);
