import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { Trouble } from '../../../libs/servers/src/process/trouble.mjs';

/** The Node the product runs on, which the npm package `node` brings along. */
export function productNode(root) {
  const folder = join(root, 'node_modules', 'node');
  const file = join(folder, 'bin', 'node');
  if (runs(file)) return file;
  // npm may be told not to run install scripts; this is the one that links the program.
  spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd: folder, stdio: 'ignore' });
  if (runs(file)) return file;
  throw new Trouble(
    `${file} does not run. Install it again: rm -rf node_modules && npm ci --ignore-scripts=false`,
  );
}

function runs(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs a script on the product's Node in our place: same terminal, same signals, same exit code. */
export function runInstead(root, script, args) {
  const node = productNode(root);
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    // What V8 has compiled once, and TypeScript stripped of its types, is read from there the next time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
  };
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    throw error;
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
