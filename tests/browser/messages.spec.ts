import { connectionRoutes, distanceRoutes, mentorRoutes, messageRoutes } from '@barspoon/contracts';
import { describe, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe('two who write to each other', () => {
  it('from the mentorship to the conversation, on open pages, until one blocks the other [BEYOND-75]', async () => {
    const [ada, bea] = [await bar.member(looks['light, desktop']), await bar.member(looks['dark, phone'])];
    const input = mentorRoutes.save.example.body;
    await ada.agent.call(mentorRoutes.save, { body: { ...input, mentorType: 'mentor' } });
    await bea.agent.call(mentorRoutes.save, { body: { ...input, mentorType: 'mentee' } });
    const at = { params: { id: ada.id } };
    const body = connectionRoutes.request.example.body;
    const { id } = await bea.agent.call(connectionRoutes.request, { ...at, body });
    await ada.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });

    await bea.page.goto('/mentorship?view=connections&list=connected');
    await bea.page.getByRole('link', { name: /^Message / }).click();
    const field = bea.page.getByLabel(/^Message to /);
    await field.fill('Shall we look at the menu?');
    await bea.page.getByRole('button', { name: 'Send' }).click();
    await bea.page.getByRole('log').getByText('Shall we look at the menu?').waitFor();
    await expectAccessible(bea.page);

    await ada.page.goto('/messages');
    await ada.page.getByRole('link', { name: /1 new/ }).click();
    await ada.page.getByRole('log').getByText('Shall we look at the menu?').waitFor();
    await bea.page.getByText(/· Read$/).waitFor();
    await expectAccessible(ada.page);
    // Both pages are connected by now: what comes, comes by itself.
    await ada.agent.call(messageRoutes.write, {
      params: { id: bea.id },
      body: { content: 'On Sunday, after the lunch shift.' },
    });
    for (const { page } of [ada, bea])
      await page.getByRole('log').getByText('On Sunday, after the lunch shift.').waitFor();

    await bea.agent.call(distanceRoutes.block, at);
    for (const { page } of [ada, bea])
      await page.getByText('you can no longer write to each other').waitFor();
    await expectAccessible(ada.page);
    for (const { page } of [ada, bea]) await page.context().close();
  });
});
