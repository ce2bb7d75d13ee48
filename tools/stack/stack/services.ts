/** Every service with the port it usually answers at, in the order one process starts them. */
export const SERVICES = [
  { name: 'identity', usualPort: 8101 },
  { name: 'catalogue', usualPort: 8102 },
  { name: 'inventory', usualPort: 8103 },
  { name: 'engagement-points', usualPort: 8104 },
  { name: 'notifications', usualPort: 8105 },
  { name: 'gateway', usualPort: 8080 },
] as const;

export type ServiceName = (typeof SERVICES)[number]['name'];

/** The variable a service reads its port from: `ENGAGEMENT_POINTS_PORT`. */
export function portVariable(name: ServiceName): string {
  return `${name.replaceAll('-', '_').toUpperCase()}_PORT`;
}
