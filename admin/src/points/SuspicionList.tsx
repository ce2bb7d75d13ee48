import {
  adminSuspicionRoutes,
  type Suspicion,
  type SuspicionKind,
  suspicionStates,
} from '@barspoon/contracts';
import SearchIcon from '@mui/icons-material/Search';
import { Box } from '@mui/material';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { call } from '../api/call.ts';
import { choicesOf } from '../ui/choices.ts';
import { MemberName } from '../ui/MemberName.tsx';
import { Moment } from '../ui/Moment.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { useAct } from '../ui/useAct.ts';
import { WordedButton } from '../ui/WordedButton.tsx';
import { AchievementsLink } from './AchievementsLink.tsx';
import { DismissButton } from './DismissButton.tsx';
import { LedgerLink } from './LedgerLink.tsx';
import { RulesLink } from './RulesLink.tsx';

const Column = DataTable.Col<Suspicion>;
const kinds: Record<SuspicionKind, string> = {
  'one-member': 'One other member',
  burst: 'Within seconds',
  limits: "At the day's limits",
  ring: 'A ring',
};
const filters = [
  <SelectInput key="state" source="state" choices={choicesOf(suspicionStates)} alwaysOn emptyText={false} />,
  <SelectInput
    key="kind"
    source="kind"
    choices={Object.entries(kinds).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

/** Members' weeks that look farmed, with the figures that say so. Implements BEYOND-59. */
export default function SuspicionList() {
  return (
    <ResourceList
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'foundAt', order: 'DESC' }}
      compact={<SuspicionCards />}
      tools={
        <>
          <RulesLink />
          <AchievementsLink />
          <LookButton />
        </>
      }
    >
      <DataTable bulkActionButtons={false} rowClick={false} hiddenColumns={['id', 'foundAt']} size="small">
        <Column source="memberId" disableSort render={member} />
        <Column source="week" disableSort />
        <Column source="kind" disableSort render={({ kind }) => kinds[kind]} />
        <Column source="reason" disableSort sx={{ minWidth: 220 }} />
        <Column source="others" disableSort render={others} />
        <Column source="state" disableSort render={stateOf} />
        <Column source="foundAt" disableSort>
          <Moment source="foundAt" showTime />
        </Column>
        <Column source="id" disableSort />
        <Column source="actions" label="Actions" disableSort>
          <DismissButton />
        </Column>
      </DataTable>
    </ResourceList>
  );
}

const member = ({ memberId, from, until }: Suspicion) => (
  <LedgerLink memberId={memberId} days={{ from, until }}>
    <MemberName id={memberId} />
  </LedgerLink>
);
const others = ({ others: ids }: Suspicion) =>
  ids.map((id) => (
    <Box key={id}>
      <MemberName id={id} />
    </Box>
  ));
const stateOf = ({ dismissal }: Suspicion) => (dismissal ? `Dismissed: ${dismissal.note}` : 'Open');

/** The same on a phone. */
const SuspicionCards = () => (
  <SimpleList<Suspicion>
    primaryText={member}
    secondaryText={(suspicion) => (
      <>
        {suspicion.week}: {suspicion.reason} {stateOf(suspicion)}
        <Box component="span" sx={{ display: 'block' }}>
          <DismissButton />
        </Box>
      </>
    )}
    rowClick={false}
  />
);

/** Does now what is done every night. */
function LookButton() {
  const { isBusy, run } = useAct();
  const words = {
    done: 'The ledgers of this week and the last are looked through. Refresh in a moment.',
    failed: 'Failed to look through the ledgers',
  };
  return (
    <WordedButton
      label="Look now"
      icon={<SearchIcon />}
      disabled={isBusy}
      onClick={() => void run(words, () => call(adminSuspicionRoutes.look, {}))}
    />
  );
}
