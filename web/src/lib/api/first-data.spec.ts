import { recipeRoutes } from '@barspoon/contracts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';

it('takes the answers that came with the document for the first paint, each once', async () => {
  vi.resetModules();
  const { renderApp } = await import('../../testing/render-app.tsx');
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'first-data';
  script.textContent = JSON.stringify({ 'GET /api/v1/recipes/daiquiri': recipeRoutes.get.example.response });
  document.head.append(script);
  await renderApp('/recipes/daiquiri');
  expect(await screen.findByRole('heading', { level: 1, name: 'Daiquiri' })).toBeVisible();
  expect(fakeApi.received(recipeRoutes.get)).toEqual([]);

  const { takeFirstData } = await import('./first-data.ts');
  expect(takeFirstData(recipeRoutes.get, { params: { id: 'daiquiri' } })).toBeUndefined();
  script.remove();
});
