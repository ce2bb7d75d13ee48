import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../../../libs/servers/src/process/trouble.mjs';

const OLDEST_NODE = 20;
const PROBE_MS = 8_000;
const GIGABYTE = 1e9;

/** Free space that `npm ci` and a first start take, and that a running stack must find. */
export const SPACE = { toInstall: 3 * GIGABYTE, toRun: 0.3 * GIGABYTE };

/** The system's Node only has to run the launcher; everything else runs on the one from the packages. */
export function checkNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new Trouble(
    `This is Node ${version}. Install Node ${OLDEST_NODE} or later (https://nodejs.org) and run the command again.`,
  );
}

/** Free bytes on the disk that holds `dir`. */
export function freeSpace(dir) {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}

export function checkSpace(dir, needed) {
  const free = freeSpace(dir);
  if (free >= needed) return;
  throw new Trouble(
    `Only ${size(free)} are free on the disk of ${dir}, and ${size(needed)} are needed. Free some space and start again.`,
  );
}

function size(bytes) {
  return bytes < GIGABYTE ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** The folder for all data of the stack: it and what is in it must be ours to read and write. */
export function checkDataFolder(dir) {
  try {
    mkdirSync(dir, { recursive: true });
    const probe = join(dir, `.write-probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.isDirectory())
        accessSync(join(dir, entry.name), constants.R_OK | constants.W_OK | constants.X_OK);
    }
  } catch (error) {
    throw new Trouble(dataFolderSentence(dir, error));
  }
}

function dataFolderSentence(dir, error) {
  const where = error.path ?? dir;
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
      return `${where} is not readable and writable for this user. Give it to yourself: sudo chown -R "$(id -un)" ${dir}`;
    case 'EROFS':
      return `${where} is on a file system that is read only. Move the clone to one that can be written.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${where} is a file, and a folder is needed there. Move it away and start again.`;
    case 'ENOSPC':
      return `The disk of ${where} is full. Free some space and start again.`;
    default:
      return `${where} cannot be used as the data folder: ${error.message}`;
  }
}

/**
 * Whether a web address answers at all, whatever it says. With a proxy in the environment nothing is
 * tested, because Node's fetch does not use it while npm does.
 */
export async function answers(url) {
  if (process.env.HTTPS_PROXY || process.env.https_proxy || process.env.HTTP_PROXY || process.env.http_proxy)
    return true;
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    (error) =>
      Boolean(error.cause?.code?.startsWith('ERR_TLS') || /CERT|SIGNED/.test(error.cause?.code ?? '')),
  );
}
