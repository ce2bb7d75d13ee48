import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
const dayMs = 24 * 60 * 60 * 1000;
const past = 60;
let mongo: MongoClient;

/** Two months of counts, as the job has left them: nobody waits that long. */
beforeAll(async () => {
  mongo = await MongoClient.connect(bar.stack.env.MONGODB_URL ?? '');
  const days = mongo
    .db(`${bar.stack.env.MONGODB_PREFIX}_identity`)
    .collection<{ _id: string }>('day_figures');
  const rows = Array.from({ length: past }, (_, at) => ({
    _id: new Date(Date.now() - (past - at) * dayMs).toISOString().slice(0, 10),
    ...{
      members: 40 + at * 2,
      newMembers: 2,
      activeMembers: 12 + ((at * 5) % 9),
      subscribers: 3 + (at >> 3),
    },
  }));
  const cohorts = mongo
    .db(`${bar.stack.env.MONGODB_PREFIX}_identity`)
    .collection<{ _id: string }>('cohort_figures');
  const now = new Date();
  const [last, current] = [-1, 0].map((at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + at, 15)).toISOString().slice(0, 7),
  );
  for (const [month, active] of [
    [last, 30],
    [current, 12],
  ] as const)
    await cohorts.updateOne(
      { _id: `${last}:${month}` },
      { $set: { cohort: last, month, active } },
      { upsert: true },
    );
  await days.bulkWrite(
    rows.map((row) => ({ replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true } })),
  );
});
afterAll(() => mongo?.close());

it.each(Object.entries(looks))(
  'an admin sees how the site grew, drawn and as a table: %s [ADM-ANALYTICS-01, BEYOND-96]',
  async (name, look) => {
    const { page } = await bar.member(look, { role: 'admin', fullName: 'Iris Keeper' });
    await page.goto('/admin/analytics');
    const over = page.getByRole('region', { name: 'Over time' });
    await over.getByRole('img', { name: /^Members: from 40 on/ }).waitFor();
    await over.locator('.MuiLineChart-line').nth(3).waitFor();
    const retention = page.getByRole('table', { name: 'Retention by month' });
    // Two newcomers a day, all of last month.
    await retention
      .getByRole('row')
      .nth(2)
      .getByTitle(/^[0-9]+ of (56|58|60|62)$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    const { PICTURES } = process.env;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/analytics-${name}.png`, fullPage: true });
    await over.getByText('As a table').click();
    const first = over.getByRole('table', { name: 'Figures by day' }).getByRole('row').last();
    expect(await first.textContent()).toMatch(/402123–$/);
    await expectAccessible(page);
    await page.context().close();
  },
);
