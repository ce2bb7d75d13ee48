import type { Provider, Type } from '@nestjs/common';
import type { Schema } from 'mongoose';
import type { OwnTable } from '../own-data/own-data.ts';
import type { Table } from '../tables/tables.ts';

/** A collection of a service, declared once: its model, whose rows they are, and what the console shows of it. */
export interface FeatureTable {
  row: Type<unknown>;
  // Of any document: the schema is handed to Mongoose as it is.
  // biome-ignore lint/suspicious/noExplicitAny: a schema of one row type does not fit that of another.
  schema: Schema<any>;
  /** Members whose data the rows are, each by the field with their id: what is exported for them and erased after them. */
  own?: readonly Omit<OwnTable, 'model'>[];
  /** Set where admins see the table and may export it. */
  inConsole?: Omit<Table, 'model'>;
}

/** What one folder of a service brings. All features of a service share one scope of providers (ADR 26). */
export interface Feature {
  tables?: readonly FeatureTable[];
  /** What takes requests and events. */
  controllers?: readonly Type<unknown>[];
  /** Services, repositories and workers. */
  providers?: readonly Provider[];
}
