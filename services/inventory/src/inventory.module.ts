import { memberBlocksFeature, memberCardsFeature, serviceModule } from '@barspoon/messaging';
import { type ConfigOf, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { barFeature } from './bar/bar.feature.ts';
import { barImportsFeature } from './bar-imports/bar-imports.feature.ts';
import { barsFeature } from './bars/bars.feature.ts';
import { name, type variables } from './config.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { costsFeature } from './costs/costs.feature.ts';
import { countsFeature } from './counts/counts.feature.ts';
import { eveningsFeature } from './evenings/evenings.feature.ts';
import { figuresFeature } from './figures/figures.feature.ts';
import { itemsFeature } from './items/items.feature.ts';
import { ledgerFeature } from './ledger/ledger.feature.ts';
import { matchesFeature } from './matches/matches.feature.ts';
import { menusFeature } from './menus/menus.feature.ts';
import { parsFeature } from './pars/pars.feature.ts';
import { partyPlansFeature } from './party-plans/party-plans.feature.ts';
import { preparationsFeature } from './preparations/preparations.feature.ts';
import { projectionsFeature } from './projections/projections.feature.ts';
import { recipesFeature } from './recipes/recipes.feature.ts';
import { remindersFeature } from './reminders/reminders.feature.ts';
import { shoppingFeature } from './shopping/shopping.feature.ts';
import { tastesFeature } from './tastes/tastes.feature.ts';
import { ticketsFeature } from './tickets/tickets.feature.ts';

/** Bar items, members' bars and what they can make of them. */
@Module({})
export class InventoryModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return serviceModule(InventoryModule, {
      name,
      config,
      redis: redisAs(name, config),
      features: [
        barFeature,
        barImportsFeature,
        barsFeature,
        consumersFeature,
        costsFeature,
        countsFeature,
        eveningsFeature,
        figuresFeature,
        itemsFeature,
        ledgerFeature,
        matchesFeature,
        memberBlocksFeature,
        memberCardsFeature,
        menusFeature,
        parsFeature,
        partyPlansFeature,
        preparationsFeature,
        projectionsFeature,
        recipesFeature,
        remindersFeature,
        shoppingFeature,
        tastesFeature,
        ticketsFeature,
      ],
    });
  }
}
