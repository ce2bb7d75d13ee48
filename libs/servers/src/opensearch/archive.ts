import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exec, which } from '../process/exec.ts';
import type { Step } from '../process/progress.ts';
import { debianObstacle, installPackages } from '../ways/debian.ts';
import { toolsHome } from '../ways/tools-home.ts';

const VERSION = '2.19.1';
const ADDRESS = `https://repo1.maven.org/maven2/org/opensearch/distribution/integ-test-zip/opensearch/${VERSION}/opensearch-${VERSION}.zip`;
const SHA512 =
  '0bed69daad3c80e1302a0dba083f04f5accbb94ba8451052822ec065d24432fe096e329d6971758a8a021025b0302ee5b27eb5d89506853d8be736305f407651';
const downloadTimeoutMs = 120_000;
/** The oldest Java this version runs with. */
const JAVA = 11;

/** What else OpenSearch needs, by the name of the program. */
const PACKAGES = { java: 'openjdk-17-jre-headless', unzip: 'unzip' };

const silent: Step = { detail: () => undefined, done: () => undefined, fail: () => undefined };

export interface OpenSearchArchive {
  file: string;
  /** The folder of the Java it runs with. */
  javaHome: string;
}

/**
 * OpenSearch as it is published for tests of its clients, downloaded where it is not there yet; for tests alone. Java
 * and unzip come as Debian packages where they are missing.
 * @returns where it is, or why there is none on this machine
 */
export async function openSearchArchive(): Promise<OpenSearchArchive | { obstacle: string }> {
  try {
    const javaHome = await prepared();
    const file = join(toolsHome(), `opensearch-${VERSION}.zip`);
    if (!existsSync(file)) await download(file);
    return { file, javaHome };
  } catch (error) {
    return { obstacle: (error as Error).message.split('\n')[0] ?? 'it cannot be had' };
  }
}

async function prepared(): Promise<string> {
  const missing: string[] = [];
  if ((await javaHome()) === null) missing.push(PACKAGES.java);
  if (!(await which('unzip'))) missing.push(PACKAGES.unzip);
  if (missing.length > 0) {
    const obstacle = await debianObstacle();
    if (obstacle) throw new Error(`${missing.join(' and ')} is missing, and ${obstacle}`);
    await installPackages(missing, [], silent);
  }
  const home = await javaHome();
  if (home === null) throw new Error('Java was installed and is still not found');
  return home;
}

async function javaHome(): Promise<string | null> {
  const file = await which('java');
  if (!file) return null;
  const { code, output } = await exec(file, ['-XshowSettings:properties', '-version']);
  const of = (name: string) => new RegExp(`${name} = (.*)`).exec(output)?.[1]?.trim() ?? '';
  const isRecent = code === 0 && Number.parseInt(of('java.specification.version'), 10) >= JAVA;
  return isRecent ? of('java.home') : null;
}

/** @throws when it is not what was published, or does not come */
async function download(file: string): Promise<void> {
  const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(downloadTimeoutMs) });
  if (!answer.ok) throw new Error(`Maven Central answers ${answer.status} for OpenSearch ${VERSION}`);
  const content = Buffer.from(await answer.arrayBuffer());
  if (createHash('sha512').update(content).digest('hex') !== SHA512)
    throw new Error(`what Maven Central gives for OpenSearch ${VERSION} has another checksum`);
  // To a neighboring path first: an interrupted download must not look complete.
  const partial = `${file}.${process.pid}.partial`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partial, content);
  await rename(partial, file);
}
