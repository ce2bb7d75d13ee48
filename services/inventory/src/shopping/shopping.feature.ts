import type { Feature } from '@barspoon/messaging';
import { ShoppingController } from './shopping.controller.ts';
import { ShoppingService } from './shopping.service.ts';
import { ShoppingWants } from './shopping-wants.ts';

export const shoppingFeature: Feature = {
  controllers: [ShoppingController],
  providers: [ShoppingService, ShoppingWants],
};
