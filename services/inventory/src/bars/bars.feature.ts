import type { Feature } from '@barspoon/messaging';
import { BarsController } from './bars.controller.ts';
import { BarsService } from './bars.service.ts';

export const barsFeature: Feature = { controllers: [BarsController], providers: [BarsService] };
