import { join } from 'node:path';
import { readSecret } from '@barspoon/platform/secrets';
import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { passwordFile } from './passwords.ts';
import { rolesOf, type ServerUser, USERS_ADMIN } from './rights.ts';

const unauthorized = 13;
const alreadyThere = 51003;
const namesUser = /^mongodb[+a-z]*:\/\/[^/@]+@/;

interface MongoUsersOptions {
  /** Of a user that may make users; without one in it, as `users-admin`. */
  url: string;
  /** What the databases begin with. */
  prefix: string;
  passwordsDir: string;
  users: readonly ServerUser[];
  environment?: string | undefined;
}

/**
 * Makes each user in MongoDB, and gives those that are there the rights and the password they should have, neither more
 * nor less. It may be run as often as one likes.
 * @returns the names
 */
export async function ensureMongoUsers(options: MongoUsersOptions): Promise<string[]> {
  const { url, prefix, passwordsDir, users, environment } = options;
  const passwordOf = (name: string) =>
    readSecret(join(passwordsDir, passwordFile(name, 'mongodb')), environment);
  const client = await MongoClient.connect(url, {
    serverSelectionTimeoutMS: 10_000,
    ...(!namesUser.test(url) && {
      auth: { username: USERS_ADMIN, password: passwordOf(USERS_ADMIN) },
      authSource: 'admin',
    }),
  });
  try {
    const admin = client.db('admin');
    const names: string[] = [];
    for (const { name, mongo } of users) {
      if (!mongo) continue;
      await ensureUser(admin, name, { pwd: passwordOf(name), roles: rolesOf(mongo, prefix) });
      names.push(name);
    }
    return names;
  } finally {
    await client.close();
  }
}

/**
 * Makes the user who makes the others, in a MongoDB of this machine that has no user yet: that one lets somebody at
 * localhost do this, once.
 */
export async function ensureFirstUser(url: string, passwordsDir: string): Promise<void> {
  const pwd = readSecret(join(passwordsDir, passwordFile(USERS_ADMIN, 'mongodb')), undefined);
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    await client
      .db('admin')
      .command({ createUser: USERS_ADMIN, pwd, roles: ['userAdminAnyDatabase'] })
      .catch((error) => {
        // It has users: this one is among them, or whoever connects as it is told so.
        if (!(error instanceof MongoServerError) || error.code !== unauthorized) throw error;
      });
  } finally {
    await client.close();
  }
}

async function ensureUser(admin: Db, name: string, user: { pwd: string; roles: object[] }): Promise<void> {
  try {
    await admin.command({ createUser: name, ...user });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== alreadyThere) throw error;
    await admin.command({ updateUser: name, ...user });
  }
}
