import { type FindOptions, findAll, type Wanted } from '@barspoon/servers/find';
import { debianPackages } from '@barspoon/servers/ways/debian';
import { named } from '@barspoon/servers/ways/named';
import { onPath } from '@barspoon/servers/ways/on-path';

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
