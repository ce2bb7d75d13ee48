import { say, step } from '@barspoon/servers/process/progress';
import { RESTORE } from '@barspoon/servers/rights/rights';
import { readArguments, refuse } from '../arguments.ts';
import { orExplain } from '../stack/boot/boot.mjs';
import { assertReached, forgetAll } from './forget.ts';
import { type Place, readEnvironment, withAddresses } from './place.ts';
import { restoreBackup, type Verified, verifyBackup } from './restore-backup.ts';

const HELP = `npm run restore -- <file> --identity <keyfile>: puts a backup in place, while no service runs

  --identity <keyfile>   the secret half of a key it was encrypted for; - reads it from standard input
  --verify               only reads it to its end and says what it holds; needs no server
  --replace              what is there already is lost
  --into <prefix>        into databases of other names, beside those in use; NATS and Redis stay as they are
  --uploads <folder>     where the uploads go; without it to UPLOADS_DIR, and with --into nowhere

Into the databases of MONGODB_URL and MONGODB_PREFIX; without that address into those of this folder, whose servers are
started for it. Streams of NATS are recreated and Redis is emptied: both are filled from the databases. The backup is read to its end once before anything is changed.`;

const { values: flags, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    identity: { type: 'string' },
    verify: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    into: { type: 'string' },
    uploads: { type: 'string' },
  },
});
const [file = ''] = positionals;

await orExplain(run);

async function run(): Promise<void> {
  const { identity: keyFile } = flags;
  if (!file || positionals.length > 1) refuse(`Which backup?`, HELP);
  if (!keyFile) refuse(`--identity names the file with the key.`, HELP);
  if (flags.verify) return verify(keyFile);
  await withAddresses((env) => restore(keyFile, env));
}

async function restore(keyFile: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { config, place: own } = readEnvironment(
    { as: RESTORE, ...(flags.into !== undefined && { prefix: flags.into }) },
    env,
  );
  const isBeside = own.prefix !== config.MONGODB_PREFIX;
  const uploads = flags.uploads ?? (isBeside ? undefined : own.uploads);
  const place: Place = {
    mongoUrl: own.mongoUrl,
    credential: own.credential,
    prefix: own.prefix,
    ...(uploads && { uploads }),
  };
  if (!isBeside) await assertReached(config);
  const restored = await shown('Restore', (detail) =>
    restoreBackup({
      file,
      keyFile,
      place,
      replace: flags.replace,
      say: detail,
      ...(!isBeside && { forget: () => forgetAll(config) }),
    }),
  );
  say(`In ${place.prefix}_*: ${told(restored)}.`);
  if (!uploads && restored.files > 0) say('Uploads were left out: --uploads says where they go.');
  const { erasedSince } = restored;
  if (erasedSince.length > 0)
    say(
      `Members erased after the backup are back: ${erasedSince.length}. Once identity runs, best before the gateway does:\n\n  npm run user -- erase ${erasedSince.join(' ')}\n`,
    );
}

async function verify(keyFile: string): Promise<void> {
  const verified = await shown('Reading the backup', () => verifyBackup(file, keyFile));
  say(`The backup is whole: ${told(verified)}.`);
}

function told({ at, documents, collections, files }: Verified): string {
  return `${documents} documents in ${collections} collections and ${files} files of ${at.toISOString()}`;
}

async function shown<T>(title: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T> {
  const shownStep = step(title);
  try {
    const done = await work(shownStep.detail);
    shownStep.done();
    return done;
  } catch (error) {
    shownStep.fail();
    throw error;
  }
}
