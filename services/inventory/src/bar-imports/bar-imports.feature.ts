import type { Feature } from '@barspoon/messaging';
import { BarImportRow, BarImportRowSchema } from './bar-import.schema.ts';
import { BarImportsController } from './bar-imports.controller.ts';
import { BarImportsRepository } from './bar-imports.repository.ts';
import { BarImportsService } from './bar-imports.service.ts';
import { ImportedBottles } from './imported-bottles.ts';

export const barImportsFeature: Feature = {
  tables: [{ row: BarImportRow, schema: BarImportRowSchema, own: [{ owner: 'userId' }] }],
  controllers: [BarImportsController],
  providers: [BarImportsRepository, BarImportsService, ImportedBottles],
};
