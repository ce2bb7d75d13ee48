/** Every exact text that docs/requirements.md gives for the door of the console and its users, with its place. */
export const exactTexts = [
  { ids: 'ACCESS-14, CONTRA-02', screen: 'the console, signed out', says: 'Access Denied' },
  {
    ids: 'ACCESS-14, CONTRA-02',
    screen: 'the console, signed out',
    says: "Sorry, you don't have permission to access the admin panel.",
  },
  { ids: 'ACCESS-14', screen: 'the console, for a member', says: 'Access Denied' },
  {
    ids: 'ACCESS-14',
    screen: 'the console, for a member',
    says: "Sorry, you don't have permission to access the admin panel.",
  },
  { ids: 'ADM-USERS-05', screen: 'a status that was set', says: 'User status updated successfully' },
  { ids: 'ADM-USERS-06', screen: 'a user promoted', says: 'User promoted to admin successfully' },
  { ids: 'ADM-USERS-07', screen: 'a user demoted', says: 'User demoted from admin successfully' },
  { ids: 'ADM-USERS-08', screen: 'users that cannot be read', says: 'Failed to load users' },
  { ids: 'ADM-USERS-09', screen: 'a status that cannot be set', says: 'Failed to update user status' },
  { ids: 'ADM-USERS-10', screen: 'a promotion that fails', says: 'Failed to promote user' },
  { ids: 'ADM-USERS-11', screen: 'a demotion that fails', says: 'Failed to demote user' },
] as const;
