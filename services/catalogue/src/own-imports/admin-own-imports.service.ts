import type { adminOwnImportRoutes, InputOf } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { toAdminImport } from './own-import.mapper.ts';
import { OwnImportsRepository } from './own-imports.repository.ts';

/** What the console sees of members' imports. */
@Injectable()
export class AdminOwnImportsService {
  constructor(
    private readonly imports: OwnImportsRepository,
    private readonly clock: Clock,
  ) {}

  async list(query: InputOf<typeof adminOwnImportRoutes.list>['query']) {
    const now = this.clock.now();
    const { items, nextCursor } = await this.imports.page(query, now);
    return { items: items.map((row) => toAdminImport(row, now)), nextCursor };
  }
}
