import { bootstrap as catalogue } from '@barspoon/catalogue';
import { bootstrap as community } from '@barspoon/community';
import { bootstrap as egress } from '@barspoon/egress';
import { bootstrap as engagementPoints } from '@barspoon/engagement-points';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { bootstrap as inventory } from '@barspoon/inventory';
import { bootstrap as notifications } from '@barspoon/notifications';
import { bootstrap as professional } from '@barspoon/professional';
import { bootstrap as sessions } from '@barspoon/sessions';

/** The whole product, the gateway last. */
export const allServices = [
  identity,
  catalogue,
  inventory,
  engagementPoints,
  notifications,
  community,
  professional,
  sessions,
  egress,
  gateway,
];
