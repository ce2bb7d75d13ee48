import { type InputOf, inventoryInternalRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarImportsService } from './bar-imports.service.ts';

@Controller()
export class BarImportsController {
  constructor(private readonly imports: BarImportsService) {}

  @Handles(inventoryInternalRoutes.reportBar)
  report({ params, body }: InputOf<typeof inventoryInternalRoutes.reportBar>) {
    return this.imports.report(params.memberId, body.items);
  }
}
