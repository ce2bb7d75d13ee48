import { SERVICES } from '@barspoon/servers/services';

/** Two gateways and two of each service, on clusters of NATS and MongoDB: what the faults of a scaled-out product share. */
export const scaledOut = {
  ci: false,
  onClusters: true,
  nothingLost: true,
  replicas: Object.fromEntries(SERVICES.map(({ name }) => [name, 2])),
  settleMs: 60_000,
} as const;
