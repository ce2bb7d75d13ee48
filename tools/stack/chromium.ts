import { type FindOptions, findAll, type Wanted } from '@barspoon/servers/find';
import { debianPackages } from '@barspoon/servers/ways/debian';
import { named } from '@barspoon/servers/ways/named';
import { onPath } from '@barspoon/servers/ways/on-path';

const MINIMUM = '120.0';
const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji'];

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The browser of the journeys: named by `CHROMIUM`, on PATH, or Debian's; the one without windows does it fastest. */
export const chromium: Wanted = {
  label: 'Chromium',
  ways: [
    named('CHROMIUM', MINIMUM),
    onPath(NAMES, MINIMUM),
    debianPackages('Chromium (for tests)', ['chromium-headless-shell', ...FONTS]),
    debianPackages('Chromium (for tests)', ['chromium', ...FONTS]),
  ],
};

/** The path of a Chromium, which is installed when there is none. @throws {Trouble} when that is not possible */
export async function ensureChromium(options: FindOptions = {}): Promise<string> {
  const program = (await findAll([chromium], options)).get(chromium);
  if (!program?.file) throw new Error('Chromium is no file of this machine');
  return program.file;
}
