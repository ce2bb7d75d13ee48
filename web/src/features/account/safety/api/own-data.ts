import { ownDataRoutes } from '@barspoon/contracts';
import { call } from '../../../../lib/api/call.ts';
import { routeQuery } from '../../../../lib/api/queries.ts';

export const credentialsQuery = () => routeQuery(ownDataRoutes.credentials, undefined);

/** Fetches everything that is stored about the member and hands it to the browser as a file. */
export async function downloadOwnData(password: string | undefined): Promise<void> {
  const data = await call(ownDataRoutes.export, { body: { password } });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `my-data-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
