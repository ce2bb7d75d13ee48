import type { Feature } from '@barspoon/messaging';
import { AdminOwnImportsService } from './admin-own-imports.service.ts';
import { OwnBelongingsService } from './own-belongings.service.ts';
import { OwnFileReading } from './own-file-reading.service.ts';
import { OwnImportRow, OwnImportRowSchema } from './own-import.schema.ts';
import { OwnImportsController } from './own-imports.controller.ts';
import { OwnImportsRepository } from './own-imports.repository.ts';
import { OwnImportsService } from './own-imports.service.ts';

export const ownImportsFeature: Feature = {
  tables: [{ row: OwnImportRow, schema: OwnImportRowSchema, own: [{ owner: 'userId' }] }],
  controllers: [OwnImportsController],
  providers: [
    AdminOwnImportsService,
    OwnBelongingsService,
    OwnFileReading,
    OwnImportsRepository,
    OwnImportsService,
  ],
};
