import { setTimeout } from 'node:timers/promises';
import { say, step } from '@barspoon/servers/process/progress';
import { onStopSignal } from '@barspoon/servers/process/signals';
import { BACKUP } from '@barspoon/servers/rights/rights';
import { readArguments, refuse } from '../arguments.ts';
import { orExplain } from '../stack/boot/boot.mjs';
import { makeKey } from './age.ts';
import { msUntil } from './daily.ts';
import { readEnvironment, withAddresses } from './place.ts';
import { deleteOlder, takeBackup } from './take-backup.ts';

const HELP = `npm run backup -- --to <folder> --recipient age1…: all databases as of one moment, and the uploads

  --to <folder>        where the file goes, barspoon-<moment>.age
  --recipient age1…    whom it is encrypted for, several times for several; else BACKUP_RECIPIENT
  --daily <hh:mm>      stays, and takes one every day at this time (UTC)
  --keep-days <days>   deletes older backups of the folder, once this one is whole
  --make-key <file>    makes a key instead: its secret half goes into the file, the other is printed

Everything goes on meanwhile. Of MONGODB_URL, MONGODB_PREFIX and UPLOADS_DIR; without that address, of the stack of this
folder, whether it runs or not.
npm run restore reads it, also only to check it.`;

const { values: flags } = readArguments(HELP, {
  options: {
    to: { type: 'string' },
    recipient: { type: 'string', multiple: true },
    daily: { type: 'string' },
    'keep-days': { type: 'string' },
    'make-key': { type: 'string' },
  },
});

await orExplain(() => {
  if (flags['make-key']) return newKey(flags['make-key']);
  return flags.daily === undefined ? withAddresses(backup) : everyDay(flags.daily);
});

/** One that fails is told and tried again the next day; the former ones stay. One that is told to stop finishes none. */
async function everyDay(time: string): Promise<void> {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) refuse(`--daily takes a time such as 03:15.`, HELP);
  // The first process of a container is ended by no signal that it does not know.
  onStopSignal(() => process.exit());
  for (;;) {
    await setTimeout(msUntil(time, new Date()));
    await orExplain(() => withAddresses(backup));
  }
}

async function newKey(file: string): Promise<void> {
  const recipient = await makeKey(file);
  say(`Public key: ${recipient}\nWhat reads the backups is in ${file}: keep it where the product is not.`);
}

async function backup(env: NodeJS.ProcessEnv): Promise<void> {
  const { to, 'keep-days': keep } = flags;
  if (!to) refuse(`--to says where the backup goes.`, HELP);
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))
    refuse(`--keep-days takes a whole number of days.`, HELP);
  const { config, place } = readEnvironment({ as: BACKUP }, env);
  const recipients = flags.recipient ?? config.BACKUP_RECIPIENT?.split(/\s+/).filter(Boolean) ?? [];
  if (recipients.length === 0) refuse(`--recipient or BACKUP_RECIPIENT says whom it is encrypted for.`, HELP);
  if (!place.uploads) say('Uploads lie in a bucket: they are not in the backup.');
  const writing = step('Backup');
  const outcome = await takeBackup(place, recipients, to, writing.detail).catch((error) => {
    writing.fail();
    throw error;
  });
  const { file, at, collections, documents, files, bytes } = outcome;
  writing.done(file);
  say(
    `Of ${at.toISOString()}: ${documents} documents in ${collections} collections, ${files} files; ${(bytes / 1e6).toFixed(1)} MB.`,
  );
  if (keep) for (const old of await deleteOlder(to, Number(keep))) say(`Deleted ${old}.`);
}
