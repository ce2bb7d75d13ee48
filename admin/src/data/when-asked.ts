import type { DataProvider } from 'react-admin';

type Methods = Partial<DataProvider>;
type Method = (resource: string, params: never) => Promise<never>;

const names = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
];

/** The methods of a resource whose code is fetched when it is first asked for anything; a failed fetch is tried again. */
export function whenAsked(load: () => Promise<object>): Methods {
  let loading: Promise<object> | undefined;
  const methodsOf = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading as Promise<Record<string, Method | undefined>>;
  };
  const ask =
    (name: string): Method =>
    async (resource, params) => {
      const method = (await methodsOf())[name];
      if (!method) throw new Error(`${resource} has no ${name}`);
      return method(resource, params);
    };
  return Object.fromEntries(names.map((name) => [name, ask(name)]));
}
