import { type Access, type Area, areas, httpRoutes, rolesFor, type StaffRole } from '@barspoon/contracts';

const shown: readonly StaffRole[] = ['admin', 'editor', 'moderator', 'support'];

/** Markdown: the areas of the console, and whom each is open to. From the routes' declarations. */
export function rolesTable(): string {
  const operationsOf = (access: Access) => httpRoutes.filter((route) => route.access === access).length;
  const row = (holds: string, access: Area | 'admin') => {
    const open = rolesFor(access) ?? [];
    const marks = shown.map((role) => (open.includes(role) ? 'yes' : ''));
    return `| ${[holds, operationsOf(access), ...marks].join(' | ')} |`;
  };
  return [
    `| Area | Operations | ${shown.join(' | ')} |`,
    `|---|---|${shown.map(() => '---|').join('')}`,
    ...(Object.keys(areas) as Area[]).map((area) => row(areas[area].holds, area)),
    row('Everything else: roles, settings, exports, mail to many, analytics, the audit', 'admin'),
  ].join('\n');
}
