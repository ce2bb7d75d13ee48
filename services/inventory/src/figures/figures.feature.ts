import type { Feature } from '@barspoon/messaging';
import { BarFiguresRepository } from './bar-figures.repository.ts';
import { FiguresController } from './figures.controller.ts';

export const figuresFeature: Feature = {
  controllers: [FiguresController],
  providers: [BarFiguresRepository],
};
