import { ownDataRoutes } from '@barspoon/contracts';
import { call } from '../../../../lib/api/call.ts';
import { routeQuery } from '../../../../lib/api/queries.ts';
import { saveFile } from '../../../../lib/save-file.ts';

export const credentialsQuery = () => routeQuery(ownDataRoutes.credentials, undefined);

/** Fetches everything that is stored about the member and saves it as a file. */
export async function downloadOwnData(): Promise<void> {
  const data = await call(ownDataRoutes.export, { body: {} });
  saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json');
}
