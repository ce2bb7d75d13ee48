/** Every service with the port it usually answers at, in the order one process starts them. */
export const SERVICES = [
  { name: 'identity', defaultPort: 8101 },
  { name: 'catalogue', defaultPort: 8102 },
  { name: 'inventory', defaultPort: 8103 },
  { name: 'engagement-points', defaultPort: 8104 },
  { name: 'notifications', defaultPort: 8105 },
  { name: 'community', defaultPort: 8106 },
  { name: 'professional', defaultPort: 8107 },
  { name: 'sessions', defaultPort: 8108 },
  { name: 'egress', defaultPort: 8109 },
  { name: 'gateway', defaultPort: 8080 },
] as const;

export type ServiceName = (typeof SERVICES)[number]['name'];

/** The variable a service reads its port from: `ENGAGEMENT_POINTS_PORT`. */
export function portVariable(name: ServiceName): string {
  return `${name.replaceAll('-', '_').toUpperCase()}_PORT`;
}
