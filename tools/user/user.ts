import { randomBytes } from 'node:crypto';
import {
  identityInternalRoutes,
  ownDataInternalRoutes,
  type Role,
  roles,
  type SentInputOf,
} from '@barspoon/contracts';
import { readArguments, refuse } from '../arguments.ts';
import { withServices } from '../command.ts';
import { nearestWord } from '../stack/boot/nearest-word.mjs';
import { demoMembers, ensureDemoMembers } from './demo.ts';

type Member = SentInputOf<typeof identityInternalRoutes.ensureMember>['body'];

const usage = `npm run user -- <command>

  create <email> [--name "Ada Coleman"] [--password ...] [--role admin] [--link]
                                                           an account with a confirmed age
  link <email>                                             a link that opens once, to choose a password
  promote <email> [--role editor]                          makes an admin, or gives another role
  demote <email>                                           makes a member again, except the last admin
  reset-password <email> [--password ...]                  sets a new password
  reset-second-factor <email>                              lets whoever lost it sign in with the password alone
  erase <id> …                                             erases members again whom a restored backup has brought back
  ensure-demo [--json]                                     the sign-ins of a development installation

Without --password a new one is made and printed; with --link nobody learns it, and a link to choose one is printed.`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    password: { type: 'string' },
    role: { type: 'string' },
    link: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [command = '', email = ''] = positionals;
const commands = [
  'create',
  'link',
  'promote',
  'demote',
  'reset-password',
  'reset-second-factor',
  'erase',
  'ensure-demo',
];

if (!commands.includes(command))
  refuse(`There is no command "${command}"`, usage, nearestWord(command, commands));
await run().catch(explain);

async function run(): Promise<void> {
  if (command === 'ensure-demo') return ensureDemo();
  if (command === 'erase') return erase(positionals.slice(1));
  if (!email.includes('@')) refuse(`${command} needs an email address`, usage);
  const password = values.password ?? randomBytes(9).toString('base64url');
  const fullName = values.name ?? email.split('@')[0] ?? email;
  if (command === 'create') {
    const role = roleOr('member');
    const { created } = await ensure({ email, password, fullName, role, onlyIfMissing: true });
    if (values.link) return printLink();
    console.log(
      created
        ? `${email} may sign in with ${password}${role === 'member' ? '' : `, as ${role}`}`
        : `${email} has an account already; nothing changed.`,
    );
  } else if (command === 'link') {
    await printLink();
  } else if (command === 'promote' || command === 'demote') {
    const role = command === 'promote' ? roleOr('admin') : 'member';
    await change({ email, role });
    console.log(`${email} has the role ${role} now.`);
  } else if (command === 'reset-password') {
    await change({ email, password });
    console.log(`${email} may sign in with ${password}`);
  } else if (command === 'reset-second-factor') {
    await change({ email, resetSecondFactor: true });
    console.log(`${email} signs in with the password alone now, and has been told so.`);
  }
}

/** The host is known to whoever runs the command where the site does: PUBLIC_URL. */
async function printLink(): Promise<void> {
  await withServices('user command', async ({ ask }) => {
    const { path, minutes } = await ask(identityInternalRoutes.passwordLink, { body: { email } });
    const site = process.env.PUBLIC_URL ?? process.env.GATEWAY_ADDRESS ?? '';
    console.log(`${email} chooses a password there, once, within ${minutes} minutes:\n\n  ${site}${path}\n`);
  });
}

function roleOr(fallback: Role): Role {
  const role = roles.find((one) => one === (values.role ?? fallback));
  if (!role) refuse(`A role is one of ${roles.join(', ')}`, usage);
  return role;
}

async function ensureDemo(): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('Production has no demo sign-ins. Use create and promote.');
  await withServices('user command', ({ ask }) => ensureDemoMembers(ask));
  const signIns = demoMembers().map(({ role, email, password }) => ({ role, email, password }));
  if (values.json) console.log(JSON.stringify(signIns));
  else console.table(signIns);
}

async function erase(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) refuse('erase needs the ids of members', usage);
  await withServices('user command', async ({ ask }) => {
    for (const memberId of ids) {
      const { erased } = await ask(ownDataInternalRoutes.eraseAgain, { body: { memberId } });
      console.log(erased ? `${memberId} is erased.` : `There is no ${memberId}; nothing changed.`);
    }
  });
}

async function ensure(body: Member): Promise<{ created: boolean }> {
  let created = false;
  await withServices('user command', async ({ ask }) => {
    ({ created } = await ask(identityInternalRoutes.ensureMember, { body }));
  });
  return { created };
}

async function change(body: SentInputOf<typeof identityInternalRoutes.changeMember>['body']): Promise<void> {
  await withServices('user command', ({ ask }) => ask(identityInternalRoutes.changeMember, { body }));
}

function explain(error: unknown): void {
  console.error((error as Error).message);
  process.exitCode = 1;
}
