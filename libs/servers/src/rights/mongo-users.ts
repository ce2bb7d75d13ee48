import { join } from 'node:path';
import { type Credential, secondNameOf } from '@barspoon/platform/credentials';
import { readSecret } from '@barspoon/platform/secrets';
import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { credentialsOf, passwordFile } from './passwords.ts';
import { rolesOf, type ServerUser, USERS_ADMIN } from './rights.ts';

const unauthorized = 13;
const wrongPassword = 18;
const notThere = 11;
const alreadyThere = 51003;
const namesUser = /^mongodb[+a-z]*:\/\/[^/@]+@/;

interface MongoUsersOptions {
  /** Of a user that may make users; without one in it, as `users-admin`. */
  url: string;
  /** What the databases begin with. */
  prefix: string;
  passwordsDir: string;
  users: readonly ServerUser[];
  environment?: string;
}

/**
 * Makes each user in MongoDB, and gives those that are there the rights and the password they should have, neither more
 * nor less: two users for a service while its password is rolled, and afterwards the new one alone. It may be run as often
 * as one likes.
 * @returns the names
 */
export async function ensureMongoUsers(options: MongoUsersOptions): Promise<string[]> {
  const { url, prefix, passwordsDir, users, environment } = options;
  const namesAdmin = namesUser.test(url);
  const client = await (namesAdmin ? connect(url) : connectAsUsersAdmin(options));
  try {
    const admin = client.db('admin');
    const names: string[] = [];
    for (const { name, mongo } of users) {
      if (!mongo) continue;
      const credentials = credentialsOf(passwordsDir, name, 'mongodb', environment);
      for (const { username, password } of credentials) {
        await ensureUser(admin, username, { pwd: password, roles: rolesOf(mongo, prefix) });
        names.push(username);
      }
      for (const other of [name, secondNameOf(name)])
        if (!credentials.some(({ username }) => username === other)) await dropUser(admin, other);
    }
    // Nobody but this command shows it, so the new password takes the place of the former at once.
    const [own] = namesAdmin ? [] : credentialsOf(passwordsDir, USERS_ADMIN, 'mongodb', environment);
    if (own) await admin.command({ updateUser: own.username, pwd: own.password });
    return names;
  } finally {
    await client.close();
  }
}

const connect = (url: string, auth?: Credential): Promise<MongoClient> =>
  MongoClient.connect(url, {
    serverSelectionTimeoutMS: 10_000,
    ...(auth && { auth, authSource: 'admin' }),
  });

/** With the present password, or with the former where it is new. */
async function connectAsUsersAdmin(options: MongoUsersOptions): Promise<MongoClient> {
  const { url, passwordsDir, environment } = options;
  const [present, former] = credentialsOf(passwordsDir, USERS_ADMIN, 'mongodb', environment);
  try {
    return await connect(url, present);
  } catch (error) {
    if (!former || !(error instanceof MongoServerError) || error.code !== wrongPassword) throw error;
    return connect(url, former);
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

async function dropUser(admin: Db, name: string): Promise<void> {
  await admin.command({ dropUser: name }).catch((error) => {
    if (!(error instanceof MongoServerError) || error.code !== notThere) throw error;
  });
}
