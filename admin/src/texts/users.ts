/** The words about users. Implements the texts of ADM-USERS-05 to ADM-USERS-11. */
export const userTexts = {
  name: 'User |||| Users',
  fields: {
    access: 'Access',
    createdAt: 'Registered',
    currentLevel: 'Level',
    fullName: 'Name',
    lastActiveAt: 'Last active',
    q: 'Search',
    registeredFrom: 'Registered from',
    registeredUntil: 'Registered until',
    subscribed: 'Paid membership',
    subscribedUntil: 'Paid until',
    totalPoints: 'Points',
  },
  empty: 'No users yet.',
  page: { list: 'Users', show: '%{recordRepresentation}' },
  notifications: {
    setStatus: 'User status updated successfully',
    promote: 'User promoted to admin successfully',
    demote: 'User demoted from admin successfully',
    endSessions: 'Signed out everywhere',
  },
  failures: {
    load: 'Failed to load users',
    setStatus: 'Failed to update user status',
    promote: 'Failed to promote user',
    demote: 'Failed to demote user',
    endSessions: 'Failed to end sessions',
    loadSessions: 'Failed to load sessions',
  },
};
