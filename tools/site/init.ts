import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { refuse } from '../arguments.ts';
import { makeKey, recipientOf } from '../backup/age.ts';
import { type Answers, envFile, type MoreAnswers, settingsOf } from './env-file.ts';
import { refusalsOf } from './production.ts';

/** The user of the containers, who writes the backups. */
const containerUser = 1000;

/** The five questions: what is asked, what may be answered, and the option that answers it for scripts. */
const questions = {
  domain: { asks: 'Domain of the site (bar.example.com)', takes: /^(?!-)[a-z0-9.-]+\.[a-z]{2,}$/ },
  mail: { asks: 'Mail server (smtps://user:password@smtp.example.com:465)', takes: /^smtps?:\/\/\S+$/ },
  operator: { asks: 'Who answers for the site: name and postal address', takes: /^[^']+$/ },
  membership: { asks: 'Is it free, or do members pay? (free, paid)', takes: /^(free|paid)$/ },
  'sign-up': { asks: 'May visitors sign up? (open, closed)', takes: /^(open|closed)$/ },
} as const;
type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as Question[];

/**
 * Asks what was not answered by an option, and writes the settings of a site.
 * @returns what to do next
 * @throws {Trouble} for an answer that cannot be used, all of them at once where nobody can be asked
 */
export async function initSite(
  root: string,
  folder: string,
  given: Partial<Record<Question, string | undefined>>,
  more: MoreAnswers,
  usage: string,
): Promise<void> {
  const file = join(resolve(folder), '.env');
  if (existsSync(file))
    throw new Trouble(
      `${file} is there already; it is never overwritten. To change an answer, edit it, and then: docker compose -f compose.production.yml up --detach`,
    );
  const answers = await answered(given, usage);
  const settings = settingsOf(answers, more);
  const refusals = await refusalsOf(root, settings);
  if (refusals) throw new Trouble(refusals);
  mkdirSync(join(folder, 'backups'), { recursive: true });
  if (process.getuid?.() === 0) chownSync(join(folder, 'backups'), containerUser, containerUser);
  const keyFile = join(folder, 'backup.key');
  // Backups that are there already stay readable.
  const recipient = existsSync(keyFile) ? await recipientOf(keyFile) : await makeKey(keyFile);
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  writeFileSync(file, envFile(example, { ...settings, BACKUP_RECIPIENT: recipient }), { mode: 0o600 });
  say(nextSteps(answers, folder));
}

async function answered(
  given: Partial<Record<Question, string | undefined>>,
  usage: string,
): Promise<Answers> {
  const all = { ...given };
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    for (const name of questionNames)
      while (!questions[name].takes.test(all[name] ?? ''))
        all[name] = (await terminal.question(`${questions[name].asks}: `)).trim();
    terminal.close();
  }
  const wrong = questionNames.filter((name) => !questions[name].takes.test(all[name] ?? ''));
  if (wrong.length > 0)
    refuse(
      wrong
        .map(
          (name) =>
            `--${name}${all[name] ? `=${all[name]} cannot be used` : ' is missing'}: ${questions[name].asks}`,
        )
        .join('\n'),
      usage,
    );
  return {
    domain: all.domain ?? '',
    mail: all.mail ?? '',
    operator: all.operator ?? '',
    membership: all.membership === 'paid' ? 'paid' : 'free',
    signUp: all['sign-up'] === 'open' ? 'open' : 'closed',
  };
}

const nextSteps = ({ domain }: Answers, folder: string): string =>
  `The settings are in ${join(folder, '.env')}. Next:

  1. Keep ${join(folder, 'backup.key')} somewhere else, twice: only it reads the backups.
  2. Let DNS lead ${domain} to this machine.
  3. docker compose -f compose.production.yml up --detach --build
  4. npm run site -- doctor`;
