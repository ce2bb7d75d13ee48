import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The root of an image that runs Node and nothing else: the program, the libraries it and the packages' own binaries are
 * linked with, one user, and the folder for temporary files. There is no shell in it.
 */
const [root, packages] = process.argv.slice(2);
if (!root || !packages) throw new Error('which root, and which packages?');

const node = realpathSync(process.execPath);
const binaries = [
  node,
  ...globSync('**/*.{node,so,so.*}', { cwd: packages }).map((file) => join(packages, file)),
];
const libraries = new Set<string>();
for (const binary of binaries) {
  const { stdout } = spawnSync('ldd', [binary], { encoding: 'utf8' });
  for (const [, file] of stdout.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm))
    if (file && !file.startsWith(packages)) libraries.add(file);
}
for (const file of libraries) copy(realpathSync(file), file);
copy(node, '/usr/local/bin/node');
write('/etc/passwd', 'root:x:0:0::/:/none\nnode:x:1000:1000::/tmp:/none\n');
write('/etc/group', 'root:x:0:\nnode:x:1000:\n');
for (const page of ['libc6', 'libgcc-s1', 'libstdc++6']) {
  const license = `/usr/share/doc/${page}/copyright`;
  if (existsSync(license)) copy(license, license);
}
mkdirSync(join(root, 'tmp'), { recursive: true });
chmodSync(join(root, 'tmp'), 0o1777);
console.log(
  `node and ${libraries.size} libraries: ${[...libraries].map((file) => basename(file)).join(', ')}`,
);

function copy(from: string, to: string): void {
  mkdirSync(join(root as string, dirname(to)), { recursive: true });
  cpSync(from, join(root as string, to), { dereference: true });
}

function write(file: string, text: string): void {
  mkdirSync(join(root as string, dirname(file)), { recursive: true });
  writeFileSync(join(root as string, file), text);
}
