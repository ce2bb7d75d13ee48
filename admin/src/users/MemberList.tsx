import { type AdminMember, isStaff } from '@barspoon/contracts';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Typography } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { DeadLettersLink } from '../dead-letters/DeadLettersLink.tsx';
import { SuspicionsLink } from '../points/SuspicionsLink.tsx';
import { session } from '../session/session.ts';
import { isFreeSite } from '../session/site-facts.ts';
import { capitalized } from '../ui/choices.ts';
import { ExportMenu } from '../ui/ExportMenu.tsx';
import { ListLink } from '../ui/ListLink.tsx';
import { Moment } from '../ui/Moment.tsx';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberStatus } from './MemberStatus.tsx';
import { memberFilters } from './member-filters.tsx';

const Column = DataTable.Col<AdminMember>;
const NumberColumn = DataTable.NumberCol<AdminMember>;
const hidden = ['phone', 'secondFactorSince', 'currentLevel', 'subscribedUntil', 'lastActiveAt', 'id'];

/** Members with what can be done with each. Implements ADM-USERS-01, BEYOND-93. */
export const MemberList = () => (
  <ResourceList
    filters={memberFilters()}
    sort={{ field: 'createdAt', order: 'DESC' }}
    compact={<MemberCards />}
    tools={
      <>
        <SuspicionsLink />
        <DeadLettersLink />
        <ListLink resource="audit" label="Audit" icon={<AuditIcon />} />
      </>
    }
  >
    <DataTable
      bulkActionButtons={<ExportMenu selected />}
      rowClick="show"
      hiddenColumns={hidden}
      size="small"
    >
      <Column source="fullName" sx={{ minWidth: 140 }}>
        <NameLink source="fullName" type="show" />
      </Column>
      <Column
        source="username"
        disableSort
        render={({ username }) => <Shortened>{`@${username}`}</Shortened>}
      />
      <Column source="email" disableSort render={({ email }) => email && <Shortened>{email}</Shortened>} />
      <Column source="phone" disableSort />
      <Column source="status" disableSort render={({ status }) => <MemberStatus status={status} />} />
      <Column source="access" disableSort>
        <MemberAccess />
      </Column>
      <Column
        source="role"
        disableSort
        render={(member) => isStaff(member.role) && <StaffRole {...member} />}
      />
      <Column
        source="secondFactorSince"
        disableSort
        render={({ secondFactorSince }) => (secondFactorSince ? 'On' : 'Off')}
      />
      <Column source="currentLevel" disableSort />
      <NumberColumn source="totalPoints" disableSort />
      {!isFreeSite() && (
        <Column source="subscribedUntil" disableSort>
          <Moment source="subscribedUntil" />
        </Column>
      )}
      <Column source="lastActiveAt" disableSort>
        <Moment source="lastActiveAt" />
      </Column>
      <Column source="createdAt">
        <Moment source="createdAt" />
      </Column>
      <Column source="id" disableSort />
      {session.may('staff:suspensions') && (
        <Column source="actions" label="Actions" disableSort>
          <MemberActions compact />
        </Column>
      )}
    </DataTable>
  </ResourceList>
);

/** The role, and whether they have the second factor that the staff needs. Implements BEYOND-224. */
const StaffRole = ({ role, secondFactorSince }: AdminMember) => (
  <>
    {capitalized(role)}
    <Typography
      variant="caption"
      sx={{ display: 'block', color: secondFactorSince ? 'text.secondary' : 'warning.main' }}
    >
      {secondFactorSince ? 'Two steps' : 'One step'}
    </Typography>
  </>
);

/** At most so wide that all columns fit a laptop's screen; whole as its title. */
const Shortened = ({ children }: { children: string }) => (
  <Typography variant="body2" noWrap title={children} sx={{ maxWidth: 190 }}>
    {children}
  </Typography>
);

/** Members on a phone; what can be done with one is on their page. */
const MemberCards = () => (
  <SimpleList<AdminMember>
    primaryText={({ fullName }) => fullName}
    secondaryText={({ username, email, role }) =>
      [`@${username}`, email, isStaff(role) && capitalized(role)].filter(Boolean).join(' · ')
    }
    tertiaryText={(member) => (
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
        <MemberStatus status={member.status} />
        <MemberAccess />
      </Box>
    )}
    rowClick="show"
    // The status is no aside.
  />
);
