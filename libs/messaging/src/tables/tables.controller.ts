import { type InputOf, tableRoutesOf } from '@barspoon/contracts';
import { Controller, type Type } from '@nestjs/common';
import { Handles } from '../requests/handles.ts';
import { Tables } from './tables.ts';

/** Serves the service's tables for the console, under the service's own name. */
export function tablesControllerOf(service: string): Type<unknown> {
  const routes = tableRoutesOf(service);

  @Controller()
  class TablesController {
    constructor(private readonly tables: Tables) {}

    @Handles(routes.statistics)
    statistics() {
      return this.tables.statistics();
    }

    @Handles(routes.counts)
    counts() {
      return this.tables.counts();
    }

    @Handles(routes.rows)
    rows({ params, query }: InputOf<typeof routes.rows>) {
      return this.tables.rows(params.table, query.by, query.cursor);
    }
  }
  return TablesController;
}
