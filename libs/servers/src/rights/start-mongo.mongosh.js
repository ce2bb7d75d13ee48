// What mongosh runs next to MongoDB on localhost until it succeeds: makes it a replica set of one, and then its
// first user, who may make the others (npm run rights). Whoever has both already is left as they are.
/* global db, rs, quit */
const fs = require('fs');
const keys = '/keys';
if (!db.hello().setName) rs.initiate({ _id: 'barspoon', members: [{ _id: 0, host: 'mongo:27017' }] });
const isReady = db.hello().isWritablePrimary;
if (isReady) {
  const admin = db.getSiblingDB('admin');
  const pwd = fs
    .readFileSync(`${keys}/users-admin.mongodb`, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('')
    .trim();
  try {
    admin.auth('users-admin', pwd);
  } catch {
    try {
      admin.createUser({ user: 'users-admin', pwd, roles: ['userAdminAnyDatabase'] });
    } catch (error) {
      // It has users, and this one gets the new password from npm run rights.
      if (error.codeName !== 'Unauthorized') throw error;
    }
  }
}
quit(isReady ? 0 : 1);
