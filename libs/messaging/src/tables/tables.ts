import { tables as owners, type TableName, type TableStatistics, tableNames } from '@barspoon/contracts';
import { Audit, decodeCursor, encodeCursor } from '@barspoon/persistence';
import { DomainError } from '@barspoon/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';

/** A table of the service that admins see and may export. */
export interface Table {
  /** The name of its model. */
  model: string;
  /** The field that says when a row was last added or changed, where there is one. */
  changedAt?: string;
  /** Fields that exports omit: secrets and internal fields. */
  hidden?: readonly string[];
}

export const TABLES = Symbol('tables');
export const SERVICE = Symbol('service of the tables');

const batchRows = 200;
/** A reply fits into one message. */
const maxTextBytes = 500_000;
const statisticsTimeoutMs = 3000;
const secretField = /hash|password|secret|token|stripe|customer|provider|google/i;

type Row = Record<string, unknown>;

/** The tables of a service as the console shows and exports them. Implements ADM-DB-01, ADM-DB-02, BEYOND-98. */
@Injectable()
export class Tables implements OnModuleInit {
  constructor(
    @Inject(SERVICE) private readonly service: string,
    @Inject(TABLES) private readonly tables: readonly Table[],
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: Audit,
  ) {}

  /** @throws Error when the tables are not those the contracts name, or when a field looks like a secret and is not hidden */
  onModuleInit(): void {
    const declared = tableNames.filter((name) => owners[name] === this.service).sort();
    const given = this.tables.map((table) => this.modelOf(table).collection.name).sort();
    if (declared.join() !== given.join())
      throw new Error(`${this.service} gives the tables ${given.join(', ')} and not ${declared.join(', ')}`);
    for (const table of this.tables)
      for (const field of Object.keys(this.modelOf(table).schema.paths))
        if (secretField.test(field) && !table.hidden?.includes(field.split('.')[0] ?? field))
          throw new Error(`${table.model} would export ${field}: hide it`);
  }

  /** For frequent reads: does not scan. */
  async counts() {
    return { items: await Promise.all(this.tables.map((table) => this.countOf(table))) };
  }

  async statistics(): Promise<{ items: TableStatistics[] }> {
    return { items: await Promise.all(this.tables.map((table) => this.statisticsOf(table))) };
  }

  private async statisticsOf(table: Table): Promise<TableStatistics> {
    const [count, lastChangeAt] = await Promise.all([this.countOf(table), this.lastChangeOf(table)]);
    return { ...count, lastChangeAt };
  }

  private async countOf(table: Table): Promise<{ table: TableName; rows: number }> {
    const model = this.modelOf(table);
    const rows = await model.estimatedDocumentCount().maxTimeMS(statisticsTimeoutMs);
    return { table: model.collection.name as TableName, rows };
  }

  private async lastChangeOf({ changedAt, model }: Table): Promise<string | null> {
    if (!changedAt) return null;
    const latest = await this.modelOf({ model })
      .findOne({}, { [changedAt]: 1 })
      .sort({ [changedAt]: -1 })
      .maxTimeMS(statisticsTimeoutMs)
      .lean<Row>();
    const moment = latest?.[changedAt];
    return moment instanceof Date ? moment.toISOString() : null;
  }

  /**
   * A page of rows in the order of their ids, as JSON separated by commas.
   * @throws DomainError 404 for a table of another service
   */
  async rows(
    name: TableName,
    by: string,
    cursor?: string,
  ): Promise<{ text: string; nextCursor: string | null }> {
    const table = this.tables.find((one) => this.modelOf(one).collection.name === name);
    if (!table) throw new DomainError('notFound', 'common.table_not_found', 'There is no such table here.');
    const [after] = cursor ? decodeCursor(cursor, ['string']) : [];
    if (after === undefined) await this.audit.record('table.exported', `table:${name}`, { by });
    const found = await this.modelOf(table)
      .find(after === undefined ? {} : { _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(batchRows)
      .lean<Row[]>();
    const texts: string[] = [];
    let bytes = 0;
    let last: unknown;
    for (const row of found) {
      const text = JSON.stringify(shown(row, table));
      if (texts.length > 0 && bytes + text.length > maxTextBytes) break;
      bytes += Buffer.byteLength(text) + 1;
      texts.push(text);
      last = row._id;
    }
    const isLast = texts.length === found.length && found.length < batchRows;
    return { text: texts.join(',\n'), nextCursor: isLast ? null : encodeCursor([String(last)]) };
  }

  private modelOf({ model }: Table): Model<Row> {
    return this.connection.model<Row>(model);
  }
}

const shown = ({ _id, ...row }: Row, { hidden = [] }: Table): Row => ({
  id: _id,
  ...Object.fromEntries(Object.entries(row).filter(([field]) => !hidden.includes(field))),
});
