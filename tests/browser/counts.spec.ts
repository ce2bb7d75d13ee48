import {
  barInviteRoutes,
  barItemRoutes,
  barMemberRoutes,
  countRoutes,
  ledgerRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { describe, it } from 'vitest';
import { look, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('a bar that is counted in %s', (name, context) => {
  it('by one press a bottle, across a reload, says what nobody wrote down, and is undone [BEYOND-234, BEYOND-235]', async () => {
    const owner = await bar.member(context);
    const guest = await bar.member(context);
    const id = owner.agent.userId ?? '';
    const { items } = await owner.agent.call(barItemRoutes.list, {
      query: { category: 'spirits', popular: true, limit: 3 },
    });
    const bottles: string[] = [];
    for (const { id: itemId } of items) {
      const bottleId = newId();
      bottles.push(bottleId);
      const price = { amount: 2100, currency: 'eur' };
      await owner.agent.call(ledgerRoutes.write, {
        params: { id, entryId: newId() },
        body: { kind: 'bought', bottleId, itemId, size: 700, unit: 'ml', level: 700, price },
      });
    }
    const { items: sheet } = await owner.agent.call(countRoutes.sheet, { params: { id } });
    await owner.agent.call(countRoutes.record, {
      params: { id, countId: newId() },
      body: { lines: sheet.map(({ bottleId, level }) => ({ bottleId, level })) },
    });
    const [first, second, third] = sheet;
    await owner.agent.call(ledgerRoutes.write, {
      params: { id, entryId: newId() },
      body: { kind: 'given', bottleId: first?.bottleId ?? '', amount: 210 },
    });

    await owner.page.goto('/inventory');
    const open = () => owner.page.getByRole('button', { name: 'Count', exact: true }).press('Enter');
    const dialog = owner.page.getByRole('dialog', { name: /^Count of / });
    await open();
    await dialog.getByRole('heading', { name: 'Counts so far' }).waitFor();
    await look(owner.page, `count-start-${name}`);
    await dialog.getByRole('button', { name: 'Count 3 bottles' }).press('Enter');
    await dialog.getByRole('heading', { name: first?.name ?? '' }).waitFor();
    await look(owner.page, `count-step-${name}`);
    await dialog.getByRole('button', { name: 'As before: 490 ml' }).press('Enter');
    await dialog.getByRole('heading', { name: second?.name ?? '' }).waitFor();
    await dialog.getByRole('button', { name: '5/10' }).click();
    await dialog.getByRole('heading', { name: third?.name ?? '' }).waitFor();

    await owner.page.reload();
    await open();
    await dialog.getByRole('button', { name: 'Resume: 2 of 3 counted' }).press('Enter');
    await dialog.getByRole('heading', { name: third?.name ?? '' }).waitFor();
    await dialog.getByRole('button', { name: 'Full' }).click();
    await dialog.getByText('3 bottles counted · 1 changed').waitFor();
    await look(owner.page, `count-summary-${name}`);
    await dialog.getByRole('button', { name: 'Record the count' }).press('Enter');
    await dialog.getByText('The count is recorded: 3 bottles.').waitFor();
    await dialog.getByRole('button', { name: 'What was used between two counts' }).press('Enter');
    await dialog.getByText('Unexplained: €10.50', { exact: true }).waitFor();
    await dialog.getByText('0.5 bottles used, entries explain 0: 0.5 unexplained, €10.50').waitFor();
    await dialog.getByText('0.3 bottles used, entries explain 0.3: 0 unexplained').waitFor();
    await look(owner.page, `variance-${name}`);

    const invite = await owner.agent.call(barMemberRoutes.invite, {
      params: { id },
      body: { role: 'guest' },
    });
    await guest.agent.call(barInviteRoutes.accept, { params: { id: invite.id } });
    await guest.page.goto('/inventory');
    await guest.page.getByRole('button', { name: 'Count', exact: true }).press('Enter');
    await guest.page.getByRole('button', { name: 'What was used between two counts' }).press('Enter');
    await guest.page.getByText('Unexplained: €10.50', { exact: true }).waitFor();

    await dialog.getByRole('button', { name: 'Back' }).press('Enter');
    await dialog
      .getByRole('button', { name: /^Undo the count of / })
      .first()
      .press('Enter');
    await owner.page.getByText('Undone. Every level is as it was before.').waitFor();
  });
});
