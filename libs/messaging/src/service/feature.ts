import type { Provider, Type } from '@nestjs/common';
import type { Schema } from 'mongoose';
import type { OwnTable } from '../own-data/own-data.ts';
import type { Table } from '../tables/tables.ts';

/** A collection of a service, declared once: its model, the owner of its rows, and what the console shows of it. */
export interface FeatureTable {
  row: Type<unknown>;
  // Of any document: the schema is passed to Mongoose unchanged.
  // biome-ignore lint/suspicious/noExplicitAny: a schema of one row type does not fit that of another.
  schema: Schema<any>;
  /** The members who own the rows, each by the field with their id: determines what is exported and erased. */
  own?: readonly Omit<OwnTable, 'model'>[];
  /** Set where admins see the table and may export it. */
  inConsole?: Omit<Table, 'model'>;
}

/** What one folder of a service provides. All features of a service share one scope of providers (ADR 26). */
export interface Feature {
  tables?: readonly FeatureTable[];
  /** Handlers of requests and events. */
  controllers?: readonly Type<unknown>[];
  /** Services, repositories and workers. */
  providers?: readonly Provider[];
}
