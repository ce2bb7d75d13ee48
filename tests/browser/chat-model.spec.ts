import type { Server } from 'node:http';
import { catalogueInternalRoutes } from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { aLibraryRecipe, anIngredient, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { type ScriptedModel, startScriptedModel } from '../support/language-model.ts';

let model: ScriptedModel;
const bar = journeys(async () => {
  model = await startScriptedModel();
  const stack = await startStack(allServices, { WEB_DIR: 'web/dist', GATEWAY_PORT: '0', ...model.env });
  const ingredients = [
    anIngredient('gin', { abv: 40, barCategory: 'spirits' }),
    anIngredient('lime-juice', { acid: 6 }),
  ];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  const recipes = [aLibraryRecipe('gimlet', ['gin', 'lime-juice'], { tags: ['sour', 'short'] })];
  await stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
  return stack;
});
afterAll(() => model?.stop());

const gatewayServer = (): Server => bar.stack.service<RunningService>('gateway').app.getHttpServer();

async function ask(page: Page, question: string) {
  await page.goto('/chat');
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
  const answer = page.getByRole('article').last();
  await answer.getByRole('link', { name: 'Gimlet' }).waitFor();
  return answer;
}

it('goes on where the connection was cut, without a word lost or doubled [BEYOND-45]', async () => {
  const { page } = await bar.member(looks['dark, phone']);
  let connections = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) connections++;
  });
  let goOn = () => {};
  const cut = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.play(() => [
    { say: 'A Gimlet is short. ' },
    { until: cut },
    { say: 'It is sharp. ' },
    { say: 'It takes gin and lime juice.' },
  ]);
  const answer = await ask(page, 'Something sour with gin');
  await answer.getByText('A Gimlet is short.').waitFor();
  gatewayServer().closeAllConnections();
  goOn();
  await answer.getByText('Worded by a language model. The drinks are from this site.').waitFor();
  const said = await answer.getByText('A Gimlet is short.').textContent();
  expect(said).toBe('A Gimlet is short. It is sharp. It takes gin and lime juice.');
  expect(connections, 'the first was cut').toBeGreaterThan(1);
});

it('shows nothing of a model that lies, and the bartender answers alone [BEYOND-45]', async () => {
  const { page } = await bar.member(looks['light, desktop']);
  model.play(() => [{ say: 'Try a Velvet Thunderbolt. See https://evil.example now. It cures headaches.' }]);
  const answer = await ask(page, 'Something sour with gin');
  await answer
    .getByText("The language model's answer didn't hold up, so the bartender answered alone.")
    .waitFor();
  expect(await answer.textContent()).not.toMatch(/Velvet|evil|headache/);
});
