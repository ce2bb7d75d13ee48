import type { Feature } from '@barspoon/messaging';
import {
  BarChoiceRow,
  BarChoiceRowSchema,
  BarLinkRow,
  BarLinkRowSchema,
  BarRow,
  BarRowSchema,
} from './bar.schema.ts';
import { BarAccess } from './bar-access.ts';
import { BarInviteRow, BarInviteRowSchema, BarMemberRow, BarMemberRowSchema } from './bar-member.schema.ts';
import { BarMembersRepository } from './bar-members.repository.ts';
import { BarsRepository } from './bars.repository.ts';
import { BarEntryRow, BarEntryRowSchema, BottleRow, BottleRowSchema } from './bottle.schema.ts';
import { BottlesRepository } from './bottles.repository.ts';
import { MenuRow, MenuRowSchema } from './menu.schema.ts';
import { MenusRepository } from './menus.repository.ts';
import { OpenBarsRepository } from './open-bars.repository.ts';
import { OrderingRepository } from './ordering.repository.ts';
import { ParLevelsRepository } from './par-levels.repository.ts';
import { BarParsRow, BarParsRowSchema } from './par-levels.schema.ts';
import { ShoppingListRow, ShoppingListRowSchema } from './shopping-list.schema.ts';
import { ShoppingListsRepository } from './shopping-lists.repository.ts';
import { BarTabGuestRow, BarTabGuestRowSchema, BarTabRow, BarTabRowSchema } from './tab.schema.ts';
import { TabsRepository } from './tabs.repository.ts';
import { BarOrderingRow, BarOrderingRowSchema, BarTicketRow, BarTicketRowSchema } from './ticket.schema.ts';

const hidden = ['sequence', 'revision'];

export const barFeature: Feature = {
  tables: [
    {
      row: BarLinkRow,
      schema: BarLinkRowSchema,
      own: [{ owner: 'userId' }, { owner: 'ownerId' }],
      inConsole: { changedAt: 'createdAt' },
    },
    {
      row: BarRow,
      schema: BarRowSchema,
      own: [
        { owner: '_id', hidden },
        { owner: 'ownerId', hidden },
      ],
    },
    { row: BarChoiceRow, schema: BarChoiceRowSchema, own: [{ owner: '_id', hidden: ['revision'] }] },
    { row: BarMemberRow, schema: BarMemberRowSchema, own: [{ owner: 'memberId' }] },
    {
      row: BarEntryRow,
      schema: BarEntryRowSchema,
      own: [
        { owner: 'ownerId', hidden: ['actorId'] },
        { owner: 'actorId', outlivesOwner: true, hidden: ['ownerId'] },
      ],
    },
    { row: BottleRow, schema: BottleRowSchema, own: [{ owner: 'ownerId', hidden: ['entries'] }] },
    {
      row: ShoppingListRow,
      schema: ShoppingListRowSchema,
      own: [{ owner: 'ownerId', hidden: ['changes', 'revision'] }],
    },
    { row: BarParsRow, schema: BarParsRowSchema, own: [{ owner: 'ownerId', hidden: ['revision'] }] },
    { row: MenuRow, schema: MenuRowSchema, own: [{ owner: 'ownerId', hidden: ['moderated', 'revision'] }] },
    {
      row: BarOrderingRow,
      schema: BarOrderingRowSchema,
      own: [{ owner: 'ownerId', hidden: ['tables.codeHash', 'banned', 'revision'] }],
    },
    {
      row: BarTicketRow,
      schema: BarTicketRowSchema,
      own: [
        { owner: 'ownerId', hidden: ['guest', 'note', 'allergies', 'warnings', 'keyHash', 'deviceHash'] },
      ],
    },
    { row: BarTabRow, schema: BarTabRowSchema, own: [{ owner: 'ownerId' }] },
    {
      row: BarTabGuestRow,
      schema: BarTabGuestRowSchema,
      own: [{ owner: 'ownerId', hidden: ['name', 'deviceHash'] }],
    },
    { row: BarInviteRow, schema: BarInviteRowSchema, own: [{ owner: 'memberId' }] },
  ],
  providers: [
    BarAccess,
    BarMembersRepository,
    BarsRepository,
    BottlesRepository,
    MenusRepository,
    OpenBarsRepository,
    OrderingRepository,
    ParLevelsRepository,
    ShoppingListsRepository,
    TabsRepository,
  ],
};
