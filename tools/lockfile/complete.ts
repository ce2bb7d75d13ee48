import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '../arguments.ts';
import { type LockEntries, missingBuilds, withEntries } from './lockfile.ts';

const file = new URL('../../package-lock.json', import.meta.url);

readArguments(
  'npm run lock:complete: completes package-lock.json, so that npm ci takes it on every system',
  {},
);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockEntries };
const missing = missingBuilds(lock.packages);
lock.packages = withEntries(lock.packages, missing);
if (Object.keys(missing).length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(missing).length} builds for other systems added to package-lock.json`);
