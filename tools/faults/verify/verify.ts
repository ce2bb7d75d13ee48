import { type Verification, verdictOf } from './verdict.ts';

/** Prints the verdict on what its only argument names, as JSON. Trusts nobody else. */
console.log(JSON.stringify(await verdictOf(JSON.parse(process.argv[2] ?? '{}') as Verification)));
