import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ownDataControllerOf } from './own-data.controller.ts';
import { ErasedMemberRow, ErasedMemberRowSchema, OWN_TABLES, OwnData, type OwnTable } from './own-data.ts';

/** For a service that stores data of members: its export and erasure. */
@Global()
@Module({})
export class OwnDataModule {
  static forRoot({ service, tables }: { service: string; tables: readonly OwnTable[] }): DynamicModule {
    return {
      module: OwnDataModule,
      imports: [MongooseModule.forFeature([{ name: ErasedMemberRow.name, schema: ErasedMemberRowSchema }])],
      controllers: [ownDataControllerOf(service)],
      providers: [{ provide: OWN_TABLES, useValue: tables }, OwnData],
      exports: [OwnData],
    };
  }
}
