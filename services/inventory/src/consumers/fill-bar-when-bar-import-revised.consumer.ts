import { barImportRevised, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarImportsService } from '../bar-imports/bar-imports.service.ts';

/** Implements BEYOND-25. */
@Controller()
export class FillBarWhenBarImportRevised {
  constructor(private readonly imports: BarImportsService) {}

  @Consumes(barImportRevised, 'fill-bar-when-bar-import-revised')
  follow({ data }: EventOf<typeof barImportRevised>): Promise<void> {
    return this.imports.follow(data);
  }
}
