import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

interface Declared {
  key: string;
  access: string;
  method?: string;
  path?: string;
  hot?: unknown;
  upload?: unknown;
}

const routeModule = /libs\/contracts\/src\/(?!kit\/)[\w-]+\/routes\.ts$/;

/**
 * What `call()` needs of a route at run time is its address; its schemas would bring zod and every shape of every
 * service into the first page. So in the built app a contracts module of routes is replaced by the addresses it
 * declares. Types are unaffected: they come from the source.
 */
export function addressOnlyRoutes(): Plugin {
  return {
    name: 'address-only-routes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!routeModule.test(id)) return null;
      const module: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(module)
        .map(([name, exported]) => [name, addressesIn(exported)] as const)
        .filter(([, addresses]) => Object.keys(addresses).length > 0)
        .map(([name, addresses]) => `export const ${name} = ${JSON.stringify(addresses)};`)
        .join('\n');
    },
  };
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

const addressOf = ({ key, access, method, path, hot, upload }: Declared): Declared => ({
  key,
  access,
  method,
  path,
  ...(hot ? { hot: true } : {}),
  ...(upload ? { upload } : {}),
});
