import { nearestWord, wrongly } from './nearest-word.mjs';

/**
 * What a command that runs before TypeScript can was called with: prints how it is called where it is asked to, and
 * refuses what it does not know.
 * @param known its options, such as `--watch`
 * @returns those that were given
 */
export function readFlags(usage, known = []) {
  const given = process.argv.slice(2);
  if (given.some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    process.exit();
  }
  const unknown = given.find((one) => !known.includes(one));
  if (unknown === undefined) return given;
  const meant = nearestWord(unknown, [...known, '--help']);
  console.error(`${wrongly(`Unknown option '${unknown}'`, meant)}\n\n${usage}`);
  process.exit(2);
}
