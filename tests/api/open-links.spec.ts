import {
  adminMemberRoutes,
  challengeRoutes,
  identityInternalRoutes,
  ownDataRoutes,
  passwordRoutes,
  profileRoutes,
  sessionRoutes,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, Mailbox, type Stack, tokenIn } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Passwords } from '../../services/identity/src/accounts/passwords.ts';
import { ChallengeRow } from '../../services/identity/src/challenges/challenge.schema.ts';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
const newPassword = 'an even longer night';

let mailbox: Mailbox;
let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await stack.stop();
});

const inIdentity = () => stack.service<RunningService>('identity').app;
const rowsOf = (name: string): Model<Record<string, unknown>> =>
  inIdentity().get(getModelToken(name), { strict: false });

interface Victim {
  owner: Agent;
  id: string;
  email: string;
  /** Of the change of address that somebody else has asked for. */
  stolen: string;
  /** Of a new password, asked for by address. */
  forgotten: string;
}

const confirm = (token: string) => stack.visitor().send(challengeRoutes.confirmEmail, { body: { token } });
const reset = (token: string) =>
  stack.visitor().send(challengeRoutes.resetPassword, { body: { token, password: 'a third long night' } });
const tokenOfNewPassword = (email: string) =>
  eventually(() => {
    const mail = mailbox.to(email).findLast(({ subject }) => subject === 'Reset your Barspoon password');
    expect(mail).toBeDefined();
    return tokenIn(mail as NonNullable<typeof mail>);
  });

/** A member whose password somebody else knows, who has asked for both kinds of links. */
async function aVictim(): Promise<Victim> {
  const [email, foreign] = [`${newId()}@example.com`, `${newId()}@example.org`];
  const owner = await aMember(stack, { email, emailVerified: true });
  const attacker = await stack.visitor().signIn(email, password);
  await attacker.call(challengeRoutes.changeEmail, { body: { email: foreign, password } });
  await attacker.call(challengeRoutes.forgotPassword, { body: { email } });
  const stolen = tokenIn(await mailbox.newestTo(foreign));
  const forgotten = await tokenOfNewPassword(email);
  return { owner, id: owner.userId ?? '', email, stolen, forgotten };
}

/** What replaces a password or ends all sessions. */
const ends: Record<string, (victim: Victim) => Promise<unknown>> = {
  'the owner has changed the password': ({ owner }) =>
    owner.call(passwordRoutes.change, { body: { currentPassword: password, newPassword } }),
  'the owner has ended all other sessions': ({ owner }) => owner.call(sessionRoutes.endOthers, {}),
  'an operator has reset the password': ({ email }) =>
    stack.ask(identityInternalRoutes.changeMember, { body: { email, password: newPassword } }),
  'an admin has ended all sessions': ({ id }) =>
    admin.call(adminMemberRoutes.endSessions, { params: { id } }),
  'the account was suspended': ({ id }) =>
    admin.call(adminMemberRoutes.setStatus, { params: { id }, body: { status: 'suspended' } }),
  'the account was suspended and restored': async ({ id }) => {
    await admin.call(adminMemberRoutes.setStatus, { params: { id }, body: { status: 'suspended' } });
    await admin.call(adminMemberRoutes.setStatus, { params: { id }, body: { status: 'active' } });
  },
};

describe('an open link', () => {
  it.each(Object.keys(ends))('does nothing any more once %s (security 54)', async (name) => {
    const victim = await aVictim();
    await ends[name]?.(victim);
    expect(await confirm(victim.stolen)).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
    expect(await reset(victim.forgotten)).toMatchObject({
      status: 422,
      body: { code: 'identity.link_used' },
    });
    const member = await admin.call(adminMemberRoutes.get, { params: { id: victim.id } });
    expect(member.email).toBe(victim.email);
  });

  it('for a new password voids the change of address that was asked for before, and its verification (security 54)', async () => {
    const victim = await aVictim();
    expect((await reset(victim.forgotten)).status).toBe(200);
    expect(await confirm(victim.stolen)).toMatchObject({ status: 422, body: { code: 'identity.link_used' } });
  });

  it('leads nowhere once the account is deleted (security 54)', async () => {
    const victim = await aVictim();
    const { username } = await victim.owner.call(profileRoutes.me, {});
    await victim.owner.call(ownDataRoutes.delete, { body: { password, username } });
    for (const answer of [await confirm(victim.stolen), await reset(victim.forgotten)])
      expect(answer).toMatchObject({ status: 422, body: { code: 'identity.link_unknown' } });
  });

  it('of a suspended account confirms nothing (security 54)', async () => {
    const email = `${newId()}@example.com`;
    const owner = await stack.visitor().signUp('Ada Coleman', email);
    const token = tokenIn(await mailbox.newestTo(email));
    const id = owner.userId ?? '';
    await admin.call(adminMemberRoutes.setStatus, { params: { id }, body: { status: 'suspended' } });
    expect((await confirm(token)).status).toBe(422);
    await rowsOf(ChallengeRow.name).updateMany({ memberId: id }, { $set: { usedAt: null } });
    expect(await confirm(token), 'even if it were open').toMatchObject({
      status: 403,
      body: { code: 'identity.suspended' },
    });
    await admin.call(adminMemberRoutes.setStatus, { params: { id }, body: { status: 'active' } });
    const back = await stack.visitor().signIn(email, password);
    expect((await back.call(profileRoutes.me, {})).emailVerified).toBe(false);
  });
});

describe('a change of address', () => {
  it('is not asked for with a password that was replaced while it was looked at (security 54)', async () => {
    const email = `${newId()}@example.com`;
    const owner = await aMember(stack, { email, emailVerified: true });
    const attacker = await stack.visitor().signIn(email, password);
    const passwords = inIdentity().get(Passwords, { strict: false });
    vi.spyOn(passwords, 'matches').mockImplementationOnce(async () => {
      await owner.call(passwordRoutes.change, { body: { currentPassword: password, newPassword } });
      return true;
    });
    const foreign = `${newId()}@example.org`;
    const answer = await attacker.send(challengeRoutes.changeEmail, { body: { email: foreign, password } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'identity.wrong_password' } });
    expect(await rowsOf(ChallengeRow.name).countDocuments({ memberId: owner.userId })).toBe(0);
  });
});
