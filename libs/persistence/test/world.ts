import { Audit, PersistenceModule, Transactions } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** The database of a service as its module sets it up, alone. */
export async function openDatabase(url: string, database = `persistence_${newId().slice(-12)}`) {
  const module = PersistenceModule.forRoot({ url, database });
  const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  return {
    connection: app.get<Connection>(getConnectionToken()),
    transactions: app.get(Transactions),
    audit: app.get(Audit),
    close: () => app.close(),
  };
}
export type Database = Awaited<ReturnType<typeof openDatabase>>;
