import { dayMs } from '@barspoon/contracts';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
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
    members: 40 + at * 2,
    newMembers: 2,
    activeMembers: 12 + ((at * 5) % 9),
    subscribers: 3 + (at >> 3),
    visitors: 60 + ((at * 7) % 25),
  }));
  await keepFigures();
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

const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Of newcomers long ago, payments, recipes, posts and searches: what the jobs recount is left to them. */
async function keepFigures(): Promise<void> {
  const keep = (service: string, collection: string, rows: readonly { _id: string }[]) =>
    mongo
      .db(`${bar.stack.env.MONGODB_PREFIX}_${service}`)
      .collection<{ _id: string }>(collection)
      .bulkWrite(
        rows.map((row) => ({ replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true } })),
      );
  const daysOf = <T extends object>(from: number, until: number, of: (at: number) => T) =>
    Array.from({ length: from - until }, (_, at) => ({ _id: dayBefore(from - at), ...of(at) }));
  await keep(
    'identity',
    'funnel_days',
    daysOf(85, 65, (at) => ({ registered: 9 + (at % 4), verified: 7, started: 5, subscribed: at % 3 })),
  );
  const paid = daysOf(80, 1, (at) => {
    const payments = 1 + ((at * 3) % 5);
    const refunds = at % 17 === 0 ? 1 : 0;
    return { currency: 'usd', payments, paid: payments * 999, refunds, refunded: refunds * 999 };
  });
  await keep(
    'identity',
    'revenue_days',
    paid.map(({ _id: day, ...row }) => ({ _id: `${day}:usd`, day, ...row })),
  );
  const recipes = (at: number) => ({ newRecipes: (at * 3) % 4, newRatings: 4 + ((at * 5) % 11) });
  await keep('catalogue', 'recipe_days', daysOf(80, 1, recipes));
  const posts = (at: number) => ({ newPosts: 2 + ((at * 3) % 7), newComments: 6 + ((at * 5) % 13) });
  await keep('community', 'post_days', daysOf(80, 1, posts));
  const terms = ['pornstar martini', 'baijiu sour', 'a drink without any alcohol for a long summer evening'];
  await keep(
    'catalogue',
    'failed_searches',
    terms.map((term, at) => ({
      // Yesterday: what was found of the days before may be known already.
      _id: `${dayBefore(1)}|${term}`,
      day: dayBefore(1),
      term,
      people: 12 - at * 4,
      at: new Date(),
    })),
  );
}

it.each(walkedIn(import.meta.url))(
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
    const funnel = page.getByRole('table', { name: 'Funnel' });
    await funnel.getByRole('row', { name: /^Subscribed/ }).waitFor();
    await page
      .getByRole('region', { name: 'Revenue' })
      .getByRole('img', { name: /^Paid \(USD\): from/ })
      .waitFor();
    await page.getByRole('table', { name: 'Searches without results' }).getByText('baijiu sour').waitFor();
    await page
      .getByRole('region', { name: 'Searches without results', exact: true })
      .scrollIntoViewIfNeeded();
    await expectAccessible(page);
    const { PICTURES } = process.env;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/analytics-${name}.png`, fullPage: true });
    await over.getByText('As a table').click();
    const first = over.getByRole('table', { name: 'Figures by day' }).getByRole('row').last();
    expect(await first.textContent()).toMatch(/40212360$/);
    await expectAccessible(page);
    await page.context().close();
  },
);
