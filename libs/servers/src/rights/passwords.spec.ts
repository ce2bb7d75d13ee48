import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, forgetFormerPasswords, makePasswords, setAsidePasswords } from './passwords.ts';
import { hashesOf, redisAcl } from './redis-acl.ts';
import { type ServerUser, USERS_ADMIN } from './rights.ts';

const users: ServerUser[] = [
  {
    name: 'catalogue',
    mongo: { role: 'readWrite', services: ['catalogue'] },
    redis: { keys: ['catalogue:*'], commands: ['+@read'] },
  },
];
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'passwords-'));
  makePasswords(dir, users);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const roll = (server: 'mongodb' | 'redis') => {
  setAsidePasswords(dir, server);
  makePasswords(dir, users);
};
const namesInMongo = () => credentialsOf(dir, 'catalogue', 'mongodb').map(({ username }) => username);

describe('rolling passwords', () => {
  it('of MongoDB alternates between two users, because a user has one password there', () => {
    expect(namesInMongo()).toEqual(['catalogue']);
    roll('mongodb');
    expect(namesInMongo()).toEqual(['catalogue-2', 'catalogue']);
    forgetFormerPasswords(dir);
    expect(namesInMongo()).toEqual(['catalogue-2']);
    roll('mongodb');
    expect(namesInMongo()).toEqual(['catalogue', 'catalogue-2']);
    forgetFormerPasswords(dir);
    expect(namesInMongo()).toEqual(['catalogue']);
  });

  it('changes the password of who makes users, and not their name', () => {
    roll('mongodb');
    const [present, former] = credentialsOf(dir, USERS_ADMIN, 'mongodb');
    expect(present?.username).toBe(USERS_ADMIN);
    expect(former?.username).toBe(USERS_ADMIN);
    expect(present?.password).not.toBe(former?.password);
  });

  it('of Redis has it take both, and in the end the new one alone', () => {
    const [before = ''] = hashesOf(dir, 'catalogue');
    roll('redis');
    const [present = '', former] = hashesOf(dir, 'catalogue');
    expect(former).toBe(before);
    expect(redisAcl(users, dir)).toContain(
      `user catalogue reset on #${present} #${before} ~catalogue:* -@all +@read\n`,
    );
    expect(namesInMongo()).toEqual(['catalogue']);
    forgetFormerPasswords(dir);
    expect(redisAcl(users, dir)).toContain(`user catalogue reset on #${present} ~catalogue:*`);
    expect(redisAcl(users, dir)).not.toContain(before);
  });

  it('is refused while the former ones are still taken, so that nobody’s password is lost', () => {
    roll('redis');
    const both = hashesOf(dir, 'catalogue');
    expect(() => roll('redis')).toThrow('still taken');
    expect(hashesOf(dir, 'catalogue')).toEqual(both);
    roll('mongodb');
    expect(namesInMongo()).toHaveLength(2);
  });
});
