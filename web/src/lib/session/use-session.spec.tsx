import { profileRoutes } from '@barspoon/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleOf } from '../../testing/fake-api.ts';
import { asMember } from '../../testing/render-app.tsx';
import { createQueryClient } from '../api/queries.ts';
import { profileQuery, useProfile } from './use-session.ts';

const Name = () => <p>{useProfile()?.fullName ?? 'Nobody'}</p>;
const viewOf = (client = createQueryClient()) => (
  <QueryClientProvider client={client}>
    <Name />
  </QueryClientProvider>
);

it('a profile that is known before a first view is continued joins it, without rendering it again', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(viewOf());
  expect(root.textContent).toBe('Nobody');
  await asMember();
  const client = createQueryClient();
  client.setQueryData(profileQuery().queryKey, exampleOf(profileRoutes.me));
  const differences: unknown[] = [];
  const view = await act(async () =>
    hydrateRoot(root, viewOf(client), { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(root.textContent).toBe(exampleOf(profileRoutes.me).fullName);
  expect(differences).toEqual([]);
  await act(async () => view.unmount());
});
