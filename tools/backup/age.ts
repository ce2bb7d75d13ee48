import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Trouble } from '@barspoon/servers/process/trouble';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { type Part, readArchive } from './archive.ts';

type Bytes = ReadableStream<Uint8Array>;

/** Makes a key and writes it to a file that only its owner reads. @returns whom to encrypt for */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Trouble(
        error.code === 'EEXIST' ? `${file} is there already; a key is never overwritten.` : error.message,
      );
    },
  );
  return recipient;
}

/** Whom to encrypt for, so that a key that is there reads it. @throws Trouble where the file holds none */
export async function recipientOf(keyFile: string): Promise<string> {
  const [identity = ''] = await identitiesOf(keyFile);
  return identityToRecipient(identity);
}

/** Writes what is compressed and encrypted into a new file. */
export interface EncryptedFile {
  parts: Writable;
  /** Ends when everything is on disk; fails once the file is closed. */
  finished: Promise<void>;
}

/** @throws Trouble for what is no public key */
export async function encryptInto(file: string, recipients: readonly string[]): Promise<EncryptedFile> {
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Trouble(`${recipient} is no public key of age; one begins with age1.`);
    }
  const parts = new PassThrough();
  const packed = createGzip({ level: 3 });
  const packing = pipeline(parts, packed);
  const encrypted = await encrypter.encrypt(Readable.toWeb(packed) as unknown as Bytes);
  const onDisk = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  const closed = new Promise<void>((resolve) => onDisk.once('close', resolve));
  const writing = pipeline(Readable.fromWeb(encrypted as never), onDisk);
  const both = Promise.all([packing, writing]);
  // Whoever writes parts is waiting for room in the meantime; they hear of it by that.
  both.catch((error: Error) => parts.destroy(error));
  // A file that is still being opened would come after it was removed.
  const finished = closed.then(() => both).then(() => undefined);
  finished.catch(() => undefined);
  return { parts, finished };
}

/**
 * The parts of a backup.
 * @param keyFile lines as `age-keygen` writes them; `-` is standard input
 * @throws Trouble when the key does not fit, and what `readArchive` throws
 */
export async function* partsOf(file: string, keyFile: string): AsyncGenerator<Part> {
  const decrypter = new Decrypter();
  for (const identity of await identitiesOf(keyFile)) decrypter.addIdentity(identity);
  const reading = createReadStream(file);
  const unpacked = createGunzip();
  let unpacking: Promise<void> | undefined;
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(reading) as unknown as Bytes);
    unpacking = pipeline(Readable.fromWeb(plain as never), unpacked);
    unpacking.catch(() => undefined);
    yield* readArchive(unpacked);
    await unpacking;
  } catch (error) {
    throw readable(error as NodeJS.ErrnoException, file);
  } finally {
    reading.destroy();
    unpacked.destroy();
  }
}

/** Standard input is read once, a backup more often. */
let typed: Promise<string> | undefined;

async function identitiesOf(file: string): Promise<string[]> {
  if (file === '-') typed ??= text(process.stdin);
  const lines = await (typed && file === '-' ? typed : readFile(file, 'utf8')).catch((error: Error) => {
    throw new Trouble(`The key cannot be read: ${error.message}`);
  });
  const identities = lines.split(/\s*\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0)
    throw new Trouble(`${file} holds no key: a line of it begins with AGE-SECRET-KEY-.`);
  return identities;
}

function readable(error: NodeJS.ErrnoException, file: string): Error {
  if (error instanceof Trouble) return error;
  if (error.code === 'ENOENT') return new Trouble(`There is no ${file}.`);
  if (/no identity matched/.test(error.message))
    return new Trouble(`The key is another one than ${file} was encrypted for.`);
  return new Trouble(`${file} cannot be read to its end, it is damaged or cut off: ${error.message}`);
}
