import { type FindOptions, findAll, type Wanted } from './servers/find.ts';
import { debianPackages } from './servers/ways/debian.ts';
import { named } from './servers/ways/named.ts';
import { onPath } from './servers/ways/on-path.ts';

const MINIMUM = '2.30';

/** What evaluates alerts as Prometheus does: named by `PROMTOOL`, on PATH, or Debian's. */
export const promtool: Wanted = {
  label: 'promtool',
  ways: [
    named('PROMTOOL', MINIMUM),
    onPath(['promtool'], MINIMUM),
    debianPackages('promtool (for tests of alerts)', ['prometheus'], ['prometheus']),
  ],
};

/** The path of a promtool, which is installed when there is none. @throws {Trouble} when that is not possible */
export async function ensurePromtool(options: FindOptions = {}): Promise<string> {
  const program = (await findAll([promtool], options)).get(promtool);
  if (!program?.file) throw new Error('promtool is no file of this machine');
  return program.file;
}
