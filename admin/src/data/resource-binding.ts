import type { Route, SentInputOf } from '@barspoon/contracts';
import type { DataProvider } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from './cursor-book.ts';
import { type FieldOf, orFail } from './failures.ts';
import { inTurn } from './in-turn.ts';
import { keysetList } from './keyset-list.ts';

/** The five routes of a resource an admin keeps. */
export interface CrudRoutes {
  list: Route;
  get: Route;
  create: Route;
  revise: Route;
  delete: Route;
}

type BodyOf<R extends Route> = SentInputOf<R> extends { body: infer B } ? B : never;

/** How the console speaks to one resource: routes of the contract, bodies made from forms, documented failures. */
export interface ResourceBinding<R extends CrudRoutes, Form> {
  routes: R;
  createBody: (form: Form) => BodyOf<R['create']>;
  reviseBody: (form: Form) => BodyOf<R['revise']>;
  /** Where a field of the body is in the form. */
  fieldOf: FieldOf;
  failures: Record<'list' | 'get' | 'create' | 'revise' | 'delete', string>;
}

export type ResourceMethods = Pick<
  DataProvider,
  'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'delete' | 'deleteMany'
>;

/** The binding as react-admin's data provider calls it. */
export function methodsOf<R extends CrudRoutes, Form>(
  { routes, createBody, reviseBody, fieldOf, failures }: ResourceBinding<R, Form>,
  cursors: CursorBook,
): ResourceMethods {
  const ask = (route: Route, input: object) => call(route, input) as Promise<never>;
  const one = (id: unknown) => ask(routes.get, { params: { id } });
  const remove = (id: unknown) => ask(routes.delete, { params: { id } });
  const create = (form: Form) => ask(routes.create, { body: createBody(form) });
  const revise = (id: unknown, form: Form) => ask(routes.revise, { params: { id }, body: reviseBody(form) });

  return {
    getList: (_, params) => keysetList(routes.list, params, failures.list, cursors),
    getOne: async (_, { id }) => ({ data: await orFail(failures.get, () => one(id)) }),
    getMany: async (_, { ids }) => ({ data: await orFail(failures.list, () => inTurn(ids, one)) }),
    create: async (_, { data }) => ({
      data: await orFail(failures.create, () => create(data as Form), fieldOf),
    }),
    update: async (_, { id, data }) => ({
      data: await orFail(failures.revise, () => revise(id, data as Form), fieldOf),
    }),
    async delete(_, { id, previousData }) {
      await orFail(failures.delete, () => remove(id));
      return { data: previousData as never };
    },
    async deleteMany(_, { ids }) {
      await orFail(failures.delete, () => inTurn(ids, remove));
      return { data: ids };
    },
  };
}
