import { bootstrap as catalogue } from '@barspoon/catalogue';
import { bootstrap as engagementPoints } from '@barspoon/engagement-points';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';

/** The whole product, the gateway last. */
export const allServices = [identity, catalogue, engagementPoints, gateway];
