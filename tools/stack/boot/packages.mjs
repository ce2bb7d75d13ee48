import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../../libs/servers/src/process/say.mjs';
import { Trouble } from '../../../libs/servers/src/process/trouble.mjs';
import { answers, checkSpace, SPACE } from './machine.mjs';

/**
 * The first package that is not installed as package-lock.json says, as a sentence; null when all are.
 * Compares with npm's own record of what it installed, so that neither a fresh checkout's file times
 * nor a hand-run `npm install` cause a needless installation.
 */
export function packagesDiffer(root) {
  const lock = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!lock)
    throw new Trouble(`package-lock.json is missing in ${root}. Restore it: git checkout package-lock.json`);
  return installed ? firstDifference(lock.packages, installed.packages) : 'No packages are installed.';
}

/** Compares two lockfiles' `packages`; what is optional may be absent, because it may be for another system. */
export function firstDifference(wanted, installed) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    const found = installed[path];
    if (!found && (entry.optional || entry.devOptional)) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!found) return `${name} is not installed.`;
    if (found.version !== entry.version)
      return `${name} is ${found.version}, and should be ${entry.version}.`;
  }
  return null;
}

/** Installs the packages exactly as package-lock.json has them. */
export async function installPackages(root) {
  checkSpace(root, SPACE.toInstall);
  await checkRegistry(root);
  const progress = step('Installing packages (npm ci)');
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], root);
  if (code === 0) return progress.done('Packages installed');
  progress.fail('npm ci failed');
  throw new Trouble(npmSentence(output));
}

function npmSentence(output) {
  const last = output.trimEnd().split('\n').slice(-15).join('\n');
  if (/ in sync/.test(output))
    return 'package.json and package-lock.json do not agree. Bring them together: npm install && npm run lock:complete';
  if (/ENOSPC/.test(output)) return `${last}\nThe disk is full. Free some space and start again.`;
  if (/EACCES|EPERM/.test(output))
    return `${last}\nThis user may not write here. Give the clone to yourself: sudo chown -R "$(id -un)" .`;
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|network/i.test(output))
    return `${last}\nThe package registry could not be reached. Check the network and proxy, then start again.`;
  return `${last}\nThe packages could not be installed. Run "npm ci" to see all of it.`;
}

/** The address packages come from, as npm is configured here. */
export async function registry(root) {
  return (await npm(['config', 'get', 'registry'], root)).output.match(/https?:\/\/\S+/)?.[0];
}

async function checkRegistry(root) {
  const address = await registry(root);
  if (!address || (await answers(address))) return;
  throw new Trouble(
    `The package registry ${address} does not answer, and packages have to be installed. Check the network ` +
      '(behind a proxy, set HTTPS_PROXY and "npm config set proxy"), then start again.',
  );
}

function npm(args, cwd) {
  // The npm that runs us, which need not be the first on PATH.
  const cli = process.env.npm_execpath;
  const [file, prefix] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(file, [...prefix, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const stop = (signal) => {
      child.kill(signal);
      process.exit(130);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const end = (result) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(result);
    };
    child.on('error', (error) => end({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => end({ code: code ?? 1, output }));
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw new Trouble(`${file} cannot be read: ${error.message}`);
  }
}
