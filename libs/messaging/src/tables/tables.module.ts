import { type DynamicModule, Module } from '@nestjs/common';
import { tablesControllerOf } from './tables.controller.ts';
import { SERVICE, TABLES, type Table, Tables } from './tables.ts';

/** For a service whose tables admins see and export. */
@Module({})
export class TablesModule {
  static forRoot({ service, tables }: { service: string; tables: readonly Table[] }): DynamicModule {
    return {
      module: TablesModule,
      controllers: [tablesControllerOf(service)],
      providers: [{ provide: SERVICE, useValue: service }, { provide: TABLES, useValue: tables }, Tables],
    };
  }
}
