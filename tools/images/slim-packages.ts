import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What programs never load: sources in TypeScript, maps of packages, tests, pages for people. Licenses stay. */
const unread = [
  '**/*.{ts,mts,cts}',
  '**/*.map',
  '**/*.{md,mdx,markdown}',
  '**/*.musl.node',
  '{*,@*/*}/{test,tests,docs,example,examples,benchmark,benchmarks}/**',
  // Mails are rendered with what it has for HTML.
  'prettier/plugins/!(html).{js,mjs}',
];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder of packages?');
const found = globSync(unread, { cwd: folder });
for (const file of found) rmSync(join(folder, file), { recursive: true, force: true });
console.log(`${found.length} files that no program reads were left out`);
