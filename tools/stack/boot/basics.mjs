import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../../libs/servers/src/process/say.mjs';
import { answers, checkDataFolder, checkNode, checkSpace, freeSpace, SPACE } from './machine.mjs';
import { packagesDiffer, registry } from './packages.mjs';

/**
 * The doctor's first part: what can be told with nothing but the system's Node.
 * @returns how many faults were found, and whether the packages are one of them
 */
export async function checkBasics(root, data) {
  let count = 0;
  const look = async (good, check) => {
    try {
      const trouble = await check();
      if (!trouble) return say(`✓ ${good}`);
      count += 1;
      say(`✗ ${trouble}`);
    } catch (error) {
      count += 1;
      say(`✗ ${error.message}`);
    }
  };
  const bare = !existsSync(join(root, 'node_modules'));
  let packages = null;
  await look(`Node ${process.versions.node} can run the launcher`, () => checkNode());
  await look(`${data} can be read and written`, () => checkDataFolder(data));
  await look(`${(freeSpace(root) / 1e9).toFixed(0)} GB of disk are free`, () =>
    checkSpace(root, bare ? SPACE.toInstall : SPACE.toRun),
  );
  await look('The packages are installed as package-lock.json says', () => {
    packages = packagesDiffer(root);
    return packages && `${packages} "npm start" installs it, or run: npm ci`;
  });
  await look('The package registry answers', async () => {
    const address = await registry(root);
    if (!address || (await answers(address))) return null;
    return `The package registry ${address} does not answer; it is needed only to install packages. Check the network or proxy.`;
  });
  return { count, packages: Boolean(packages) };
}
