import { adminModerationRoutes, type QueueItem } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const [held] = adminModerationRoutes.queue.example.response.items as [QueueItem];
const [fresh] = adminModerationRoutes.newest.example.response.items as [QueueItem];
const idOf = (last: string) => `01939c5e-6a00-7000-8000-0000000000${last}`;
const reported: QueueItem = {
  ...held,
  id: idOf('a1'),
  contentId: idOf('b1'),
  content: 'Buy this',
  state: 'reported',
  findings: [],
  reports: [
    {
      reason: 'spam',
      note: 'Look',
      reporter: held.author,
      accuracy: 0.7,
      createdAt: held.createdAt,
      record: { decided: 8, agreed: 6 },
    },
  ],
  reportsCount: 1,
};
const newest: QueueItem = { ...fresh, contentId: idOf('b2'), content: 'A quiet Daiquiri' };

const queue = async () => within(await screen.findByRole('region', { name: 'Queue' }));
const lines = async () => (await queue()).findAllByRole('listitem');
async function open() {
  const api = createFakeApi();
  api.answers.set(adminModerationRoutes.queue.key, () => ({ items: [held, reported], nextCursor: null }));
  api.answers.set(adminModerationRoutes.newest.key, () => ({ items: [newest] }));
  api.answers.set(adminModerationRoutes.decide.key, ({ body }) => ({ decided: body.contents, refused: [] }));
  const user = await openConsole(api, '/moderation');
  const sent = (route: { key: string }) => api.requests.filter(({ key }) => key === route.key);
  await (await queue()).findByText('A quiet Daiquiri');
  return { api, user, sent };
}

describe('the queue of moderation', () => {
  it('shows held contents, reports and the newest together, with why [BEYOND-97]', async () => {
    await open();
    const shown = await queue();
    expect(shown.getByText('Blocked word “casino bonus”')).toBeVisible();
    expect(shown.getByText(/Advertising or spam: Look .+ right in 75% of 8 reports/)).toBeVisible();
    expect(shown.getByText('A quiet Daiquiri')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Release' })).toBeVisible();
    expect(shown.getByRole('button', { name: 'Let it stand' })).toBeVisible();
  });

  it('removes the photo of a recipe alone, which waits on without it [BEYOND-97]', async () => {
    const recipe: QueueItem = {
      ...reported,
      kind: 'recipe',
      content: 'House Sour',
      imageUrl: 'https://example.com/sour.jpg',
      postId: null,
      recipeId: reported.contentId,
    };
    const { api, user, sent } = await open();
    api.answers.set(adminModerationRoutes.queue.key, () => ({ items: [recipe], nextCursor: null }));
    await user.click((await queue()).getByRole('button', { name: 'Reported' }));
    expect(await (await queue()).findByRole('img', { name: 'The photo: House Sour' })).toBeVisible();
    await user.click((await queue()).getByRole('button', { name: 'Remove the photo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this photo of a recipe' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await queue()).queryByRole('img')).toBeNull());
    expect((await queue()).getByText('House Sour')).toBeVisible();
    expect((await queue()).queryByRole('button', { name: 'Remove the photo' })).toBeNull();
    const contents = [{ kind: 'recipe-photo', id: recipe.contentId, imageUrl: recipe.imageUrl }];
    expect(sent(adminModerationRoutes.decide).at(-1)?.input.body).toMatchObject({ contents, reason: 'spam' });
  });

  it('shows what a reported menu says, and leads to its page [BEYOND-257]', async () => {
    const { api, user } = await open();
    const content = 'Winter · The cabin\nSours\nDaiquiri: Buy my book\n/menus/the-cabin';
    const menu: QueueItem = { ...reported, kind: 'menu', postId: null, content };
    api.answers.set(adminModerationRoutes.queue.key, () => ({ items: [menu], nextCursor: null }));
    await user.click((await queue()).getByRole('button', { name: 'Reported' }));
    expect(await (await queue()).findByText(/Daiquiri: Buy my book/)).toBeVisible();
    expect((await queue()).getByText(/^Menu of a bar · /)).toBeVisible();
    expect((await queue()).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/menus/the-cabin');
    await user.click((await queue()).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('dialog', { name: 'Remove this menu of a bar' })).toBeVisible();
  });

  it('releases by the mouse and removes with a reason by keys [BEYOND-97, BEYOND-100]', async () => {
    const { user, sent } = await open();
    await user.click((await queue()).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('1 decision saved')).toBeVisible();
    await waitFor(async () => expect((await queue()).queryByText(held.content)).toBeNull());
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this post' }));
    await user.type(dialog.getByRole('textbox', { name: 'More for the author (optional)' }), 'Not here');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await queue()).queryByText('Buy this')).toBeNull());
    expect(sent(adminModerationRoutes.decide).map(({ input }) => input.body)).toEqual([
      { contents: [{ kind: 'post', id: held.contentId }], verdict: 'keep', reason: null, note: null },
      {
        contents: [{ kind: 'post', id: reported.contentId }],
        verdict: 'remove',
        reason: 'spam',
        note: 'Not here',
      },
    ]);
  });

  it('decides about several at once, and says what was refused', async () => {
    const { api, user, sent } = await open();
    const detail = 'Somebody other than the person who removed it must decide the appeal.';
    api.answers.set(adminModerationRoutes.decide.key, ({ body }) => {
      const [one, ...rest] = body.contents as { kind: string; id: string }[];
      return { decided: rest, refused: [{ ...one, detail }] };
    });
    const boxes = (await queue()).getAllByRole('checkbox');
    await user.click(boxes[0] as HTMLElement);
    await user.keyboard('jx');
    await user.click((await queue()).getByRole('button', { name: 'Keep selected' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(sent(adminModerationRoutes.decide)[0]?.input.body.contents).toHaveLength(2);
    expect((await queue()).getByText(held.content)).toBeVisible();
  });

  it('offers to keep only what waits, and to remove what is new as well', async () => {
    const { user } = await open();
    const boxes = (await queue()).getAllByRole('checkbox');
    await user.click(boxes[2] as HTMLElement);
    expect(await (await queue()).findByText('1 selected')).toBeVisible();
    expect((await queue()).getByRole('button', { name: 'Remove selected' })).toBeVisible();
    expect((await queue()).queryByRole('button', { name: 'Keep selected' })).toBeNull();
    await user.click(boxes[0] as HTMLElement);
    expect(await (await queue()).findByRole('button', { name: 'Keep selected' })).toBeVisible();
  });

  it('shows who wrote it, and only what the filter asks for', async () => {
    const { user, sent } = await open();
    await user.keyboard('c');
    const context = within(await screen.findByRole('region', { name: 'Who wrote it' }));
    expect(context.getByText('New')).toBeVisible();
    expect(context.getByText(/Post removed \(spam\)/)).toBeVisible();
    await user.click((await queue()).getByRole('button', { name: 'Appeals' }));
    await waitFor(() =>
      expect(sent(adminModerationRoutes.queue).at(-1)?.input.query).toMatchObject({ only: 'appealed' }),
    );
    expect(await lines()).not.toHaveLength(0);
  });

  it('says when it could not be read, and when nothing waits', async () => {
    const { api, user } = await open();
    api.answers.set(adminModerationRoutes.queue.key, () => {
      throw new Refusal({ status: 503, code: 'common.unavailable' });
    });
    await user.click((await queue()).getByRole('button', { name: 'Held' }));
    const again = await (await queue()).findByRole('button', { name: 'Try again' });
    api.answers.set(adminModerationRoutes.queue.key, () => ({ items: [], nextCursor: null }));
    await user.click(again);
    expect(await (await queue()).findByText('Nothing waits for you.')).toBeVisible();
  });
});

describe('the rules of automatic moderation', () => {
  const openRules = async () => {
    const opened = await open();
    await opened.user.click((await queue()).getByRole('button', { name: 'Rules and test bench' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rules and test bench' }));
    return { ...opened, dialog };
  };

  it('are edited and saved [BEYOND-100]', async () => {
    const { user, sent, dialog } = await openRules();
    const hourly = within(
      await dialog.findByRole('group', { name: /^How much a member may write in an hour/ }),
    );
    expect(hourly.getAllByRole('spinbutton').length).toBeGreaterThan(2);
    const area = await dialog.findByRole('textbox', { name: 'Blocked words and phrases, one a line' });
    await user.clear(area);
    await user.type(area, 'absinthe scam{enter}{enter}casino');
    await user.click(dialog.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Rules saved')).toBeVisible();
    expect(sent(adminModerationRoutes.reviseRules)[0]?.input.body).toMatchObject({
      revision: 1,
      rules: { blockedWords: ['absinthe scam', 'casino'], maxLinks: 3 },
    });
  });

  it('are tried on a text and on the last 7 days before they are saved', async () => {
    const { user, sent, dialog } = await openRules();
    await user.type(await dialog.findByRole('textbox', { name: 'A text to try' }), 'c4sino bonus');
    await user.click(dialog.getByRole('button', { name: 'Try text' }));
    expect(await dialog.findByText('Held: Blocked word “casino bonus”')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replay 7 days' }));
    expect(await dialog.findByText(/^1 of 12 would have been held: blocked words 1/)).toBeVisible();
    expect(sent(adminModerationRoutes.reviseRules)).toEqual([]);
  });
});
