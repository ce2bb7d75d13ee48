import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

interface Declared {
  key: string;
  access: string;
  method?: string;
  path: string;
  hot?: { forVisitors?: boolean };
  upload?: unknown;
  produces?: unknown;
}

const indexModule = /libs\/contracts\/src\/index\.ts$/;
const routeModule = /libs\/contracts\/src\/(?!kit\/)[\w-]+\/routes\.ts$/;

/**
 * What `call()` needs of a route at run time is its address; its schemas would bring zod and every shape of every
 * service into the first page. So in the built app a contracts module of routes is replaced by the addresses it
 * declares, each group in a module of its own, which comes with the page that asks for it. Types are unaffected: they come
 * from the source.
 */
export function addressOnlyRoutes(): Plugin {
  return {
    name: 'address-only-routes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (indexModule.test(id)) return preferAddresses(id);
      const [file = '', group] = id.split('?group=');
      if (!routeModule.test(file)) return null;
      const groups = await groupsIn(file);
      if (!group)
        return groups.map(([name]) => `export { ${name} } from '${file}?group=${name}';`).join('\n');
      return `export const ${group} = ${JSON.stringify(Object.fromEntries(groups)[group])};`;
    },
  };
}

/** A group next to shapes is also exported from there: what is named here takes precedence over both. */
async function preferAddresses(id: string): Promise<string> {
  const source = await readFile(id, 'utf8');
  const modules = [...source.matchAll(/export \* from '(\.\/[\w-]+\/routes\.ts)'/g)].map(
    ([, path = '']) => path,
  );
  const named = await Promise.all(
    modules.map(async (path) => {
      const groups = await groupsIn(fileURLToPath(new URL(path, pathToFileURL(id))));
      return groups.length ? `export { ${groups.map(([name]) => name).join(', ')} } from '${path}';` : '';
    }),
  );
  return [source, ...named].join('\n');
}

async function groupsIn(
  file: string,
): Promise<(readonly [name: string, addresses: Record<string, Declared>])[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.entries(module)
    .map(([name, exported]) => [name, addressesIn(exported)] as const)
    .filter(([, addresses]) => Object.keys(addresses).length > 0);
}

function addressesIn(exported: unknown): Record<string, Declared> {
  if (typeof exported !== 'object' || exported === null) return {};
  return Object.fromEntries(
    Object.entries(exported).flatMap(([name, value]) =>
      isHttpRoute(value) ? [[name, addressOf(value)]] : [],
    ),
  );
}

const isHttpRoute = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'subject' in value && 'path' in value;

const addressOf = ({ key, access, method, path, hot, upload, produces }: Declared): Declared => ({
  key,
  access,
  // The client takes GET where nothing is said.
  ...(method === 'GET' ? {} : { method }),
  path,
  ...(hot ? { hot: hot.forVisitors ? { forVisitors: true } : {} } : {}),
  ...(upload ? { upload } : {}),
  ...(produces ? { produces: true } : {}),
});
