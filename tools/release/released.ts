import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEvents, allJobs, allRoutes } from '@barspoon/contracts';
import { breaksOf } from './breaks.ts';
import { contractsOf, type Snapshot, snapshotText } from './snapshot.ts';

/** What the last release has promised. */
export const snapshotFile = 'libs/contracts/released.json';
/** Breaks of it that are meant, each with its reason; a release empties the list. */
export const acceptedFile = 'libs/contracts/accepted-breaks.json';

export interface AcceptedBreak {
  break: string;
  why: string;
}

const read = <T>(root: string, file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

export const readSnapshot = (root: string): Snapshot => read(root, snapshotFile);
export const readAccepted = (root: string): AcceptedBreak[] => read(root, acceptedFile);

export const presentContracts = () => contractsOf(allRoutes, allEvents, allJobs);

/** What of the last release does not hold anymore. */
export const presentBreaks = (root: string): string[] => breaksOf(readSnapshot(root), presentContracts());

/** What is wrong with breaks: those nobody has accepted, and acceptances of what does not break. */
export function complaintsOf(breaks: readonly string[], accepted: readonly AcceptedBreak[]): string[] {
  const known = new Set(accepted.map((one) => one.break));
  return [
    ...breaks.filter((one) => !known.has(one)),
    ...accepted
      .filter((one) => !breaks.includes(one.break))
      .map((one) => `accepted, but no break: ${one.break}`),
    ...accepted.filter(({ why }) => !why.trim()).map((one) => `accepted without a reason: ${one.break}`),
  ];
}

/** Promises the present contracts from now on. */
export function keepSnapshot(root: string, version: string): void {
  writeFileSync(join(root, snapshotFile), snapshotText({ version, ...presentContracts() }));
  writeFileSync(join(root, acceptedFile), '[]\n');
}
