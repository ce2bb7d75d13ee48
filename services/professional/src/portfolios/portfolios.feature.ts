import type { Feature } from '@barspoon/messaging';
import { EndorsementsController } from './endorsements.controller.ts';
import { EndorsementsService } from './endorsements.service.ts';
import { PortfolioRow, PortfolioRowSchema } from './portfolio.schema.ts';
import { PortfoliosController } from './portfolios.controller.ts';
import { PortfoliosRepository } from './portfolios.repository.ts';
import { PortfoliosService } from './portfolios.service.ts';

export const portfoliosFeature: Feature = {
  tables: [
    {
      row: PortfolioRow,
      schema: PortfolioRowSchema,
      own: [{ owner: '_id' }],
      inConsole: { changedAt: 'updatedAt' },
    },
  ],
  controllers: [EndorsementsController, PortfoliosController],
  providers: [EndorsementsService, PortfoliosRepository, PortfoliosService],
};
