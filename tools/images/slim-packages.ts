import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What programs never load: declarations, maps of packages, pages for people. Licenses stay. */
const unread = ['**/*.{d.ts,d.mts,d.cts}', '**/*.map', '**/*.{md,markdown}', '**/*.musl.node'];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder of packages?');
const found = globSync(unread, { cwd: folder });
for (const file of found) rmSync(join(folder, file), { recursive: true, force: true });
console.log(`${found.length} files that no program reads were left out`);
