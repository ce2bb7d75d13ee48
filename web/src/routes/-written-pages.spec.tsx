import { awardRules, httpRoutes, levels } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { communityLinks, memberLinks, profileLinks } from '../features/shell/navigation.ts';
import type { ContentPage } from '../features/static-pages/content-page.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const files = import.meta.glob<{ default: ContentPage }>('../../content/*.md', { eager: true });
const pages = new Map(
  Object.entries(files).map(([path, file]) => [
    path.replace(/.*\/(.+)\.md$/, '/$1'),
    (file as { default: ContentPage }).default,
  ]),
);

/** What each page has to say, whatever else it says. */
const points: Record<string, RegExp[]> = {
  '/about': [
    /AI-powered bartender chat/,
    /search by liquor.*drink.*ingredient.*glass/i,
    /non-alcoholic recipes/i,
    /cigar pairing guides/i,
    /global recipe community/i,
  ],
  '/terms': [
    /legal drinking age in your jurisdiction/,
    /21 or older/,
    /the higher of the two applies/,
    /free for two days/,
    /\$9\.99 a month/,
  ],
  '/responsible-drinking': [/112/, /911/, /SAMHSA/, /Drinkline/, /standard drinks of 14 grams/],
  '/health-disclaimers': [/medical or dietary advice/, /allergens/i, /doctor is right/],
  '/copyright': [/MIT license/, /Write to/],
  '/privacy': [/controller/, /argon2id/, /No analytics/, /complain/, /deleted/],
  '/cookie-policy': [/__Host-session/, /30 days after your last visit/, /no cookie at all/],
  '/data-retention': [/14 days/, /30 days/, /2 hours/, /1 minute/],
  '/ethical-ai': [/a program of written rules/, /it only words what the rules have found/],
  '/responsible-ai': [/each answer that a model worded says so/, /can be read/],
  '/accessibility': [/WCAG 2\.2/, /axe/, /What is not tested/],
  '/unsubscribe': [/works right away/, /can’t unsubscribe from them|can't unsubscribe from them/],
  '/levels-badges': [/Points never fall/],
  '/levels-badges-explained': [
    /earned for sharing recipes, getting likes, managing your inventory and taking part in the community/,
    /from Aspiring Shaker up to Master Mixologist/,
  ],
};

const metas: HTMLMetaElement[] = [];
function say(name: string, content: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name, content });
  metas.push(meta);
  document.head.append(meta);
}
afterEach(() => {
  for (const meta of metas.splice(0)) meta.remove();
});

const shown = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? '';

it('has a text for each of the twelve static routes and both pages about levels [NAV-19, NAV-20, NAV-25]', () => {
  expect([...pages.keys()].sort()).toEqual(Object.keys(points).sort());
});

describe.each(Object.keys(points))('%s', (path) => {
  const page = pages.get(path) as ContentPage;

  it('is readable by guests, names the site, says its points and when it last changed [STATIC-03, STATIC-04, BEYOND-100, BEYOND-104]', async () => {
    await renderApp(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(page.heading.replace('{siteName}', 'The Test Bar'));
    expect(document.title).toBe(`${page.title} · The Test Bar`);
    const text = shown();
    for (const point of points[path] ?? []) expect(text).toMatch(point);
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toContain('Barspoon');
    const changed = within(screen.getByRole('main')).getByText(/^\w+ \d+, 20\d\d$/);
    expect(changed).toHaveAttribute('datetime', page.lastChanged);
    expect(Date.parse(page.lastChanged)).toBeLessThanOrEqual(Date.now());
  });

  it('has a heading to link to for each section, and no two of one address', () => {
    const ids = [...page.html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.sections.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(page.sections.map(({ id }) => id)));
  });

  it('links to nothing that is not there', async () => {
    const { router } = await renderApp(path);
    const known = new Set([...Object.keys(router.routesByPath), '/api/docs']);
    const links = [...page.html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '');
    for (const link of [...links, ...page.related.map(({ to }) => to)]) {
      if (/^(https:|mailto:|tel:)/.test(link)) continue;
      const [address = '', anchor] = link.split('#');
      const target = address.split('?')[0] || path;
      expect(known, `${path} → ${link}`).toContain(target);
      if (anchor) expect(pages.get(target)?.html, `${path} → ${link}`).toContain(`id="${anchor}"`);
    }
  });
});

describe('what the pages say of the product', () => {
  const fieldsOf = (query: unknown) => (query as { shape?: object } | undefined)?.shape ?? {};
  const htmlOf = (path: string) => (pages.get(path) as ContentPage).html;

  it('is on About for every place that the menus lead to, and nothing is called planned [STATIC-01, BEYOND-162]', () => {
    const places = [...memberLinks, ...communityLinks, ...profileLinks].map(({ to }) => to);
    const untold = places.filter(
      (to) => !['/', '/contact'].includes(to) && !htmlOf('/about').includes(`"${to}"`),
    );
    expect(untold).toEqual([]);
    for (const [path, page] of pages)
      expect(page.html, path).not.toMatch(/planned|coming soon|still building/i);
  });

  it('is on Privacy for everything that somebody without an account can leave here [BEYOND-162]', () => {
    const mark = 'A mark that you';
    const address = 'An email address you enter to sign up or to get a link';
    const mail = 'That an address wants no more mail';
    // What each stores; null where it stores nothing about whoever calls it.
    const left: Record<string, string | null> = {
      'catalogue.failed-searches.note': 'The words of a search that found no recipe',
      'catalogue.recipes.view': mark,
      'identity.auth.signUp': address,
      'identity.auth.signIn': 'How often a password was wrong',
      'identity.auth.refresh': null,
      'identity.auth.signOut': null,
      'identity.challenges.sendVerification': address,
      'identity.challenges.forgotPassword': address,
      'identity.challenges.checkLink': null,
      'identity.challenges.confirmEmail': null,
      'identity.challenges.resetPassword': null,
      'identity.google.begin': null,
      'identity.passkey-sign-in.begin': null,
      'identity.passkey-sign-in.finish': null,
      'identity.payments.webhook': null,
      'identity.second-step.finish': null,
      'identity.second-step.finishWithPasskey': null,
      'identity.second-step.ways': null,
      'identity.visits.note': mark,
      'inventory.guest-orders.place': 'What you order at a table of a bar',
      'inventory.guest-orders.cancel': null,
      'notifications.mailing.set': mail,
      'notifications.mailing.oneClick': mail,
      'notifications.mailing.bounce': null,
      'notifications.mailing.askForLink': address,
      'community.contact.send': 'What you send with the contact form',
      'community.posts.share': 'That a post was shared',
      'sessions.video.webhook': null,
    };
    const open = httpRoutes.filter(({ access, method }) => access === 'public' && method !== 'GET');
    expect(open.map(({ key }) => key).sort()).toEqual(Object.keys(left).sort());
    const whenReading = htmlOf('/privacy').split('id="when-you-')[1] ?? '';
    for (const words of Object.values(left)) if (words) expect(whenReading).toContain(words);
    expect(htmlOf('/privacy')).not.toContain('nothing about you for longer');
  });

  it('is on Privacy for everything that others can read of one member [BEYOND-104, BEYOND-165]', () => {
    // What each shows of the member it is asked about, as the page says it.
    const shown: Record<string, string> = {
      'catalogue.collections.shown': 'recipes and collections you make public',
      'catalogue.own-recipes.published': 'recipes and collections you make public',
      'community.follows.counts': 'how many follow you',
      'community.follows.followers': 'who follows whom',
      'community.follows.following': 'who follows whom',
      'community.photos.list': 'the photos you share',
      'community.posts.list': 'your posts',
      'community.social.of': 'what you did lately',
      'identity.members.bar': 'your bar',
      'identity.members.favorites': 'your saved recipes',
      'identity.members.get': 'the words about yourself',
      'identity.members.reviews': 'your reviews',
      'professional.mentors.get': 'your mentorship profile',
      'professional.portfolios.get': 'your professional portfolio',
    };
    const readers = { public: 'Everybody', member: 'Members', granted: 'Members with access' } as const;
    const asked = httpRoutes.filter(
      ({ method, path = '', query }) =>
        method === 'GET' &&
        !path.startsWith('/admin/') &&
        (/\/(members|authors|portfolios)\/:/.test(path) ||
          ['author', 'ownerId', 'userId'].some((field) => field in fieldsOf(query))),
    );
    expect(asked.map(({ key }) => key).sort()).toEqual(Object.keys(shown).sort());
    const lines = [...htmlOf('/privacy').matchAll(/<li><strong>(.+?)<\/strong>(.*?)<\/li>/gs)];
    for (const { key, access } of asked) {
      const told = lines.filter(([, who]) => who === readers[access as keyof typeof readers]);
      const text = told.map(([, , what]) => what).join(' ');
      expect(text.replace(/\s+/g, ' '), key).toContain(shown[key]);
    }
  });
});

it('gives a phone number for every country that can be called as it is written', () => {
  const rows = [...(pages.get('/responsible-drinking')?.html ?? '').matchAll(/href="tel:([^"]+)">([^<]+)</g)];
  expect(rows.length).toBeGreaterThanOrEqual(15);
  for (const [, dialled = '', written = ''] of rows) {
    const digits = written.replace(/\D/g, '');
    expect(dialled.replace(/\D/g, ''), written).toMatch(new RegExp(`${digits.replace(/^0/, '')}$`));
  }
});

describe('who answers for the site', () => {
  it('is the operator of the installation, as set', async () => {
    say('site-operator', 'Ada <b>Coleman</b>, Savoy Hill 1, London');
    say('support-email', 'ada@example.com');
    await renderApp('/privacy');
    await screen.findByRole('heading', { level: 1 });
    expect(shown()).toContain('Ada <b>Coleman</b>, Savoy Hill 1, London');
    expect(shown()).toContain(
      'This site is run by Ada <b>Coleman</b>, Savoy Hill 1, London. Contact: ada@example.com',
    );
    const [mail] = screen.getAllByRole('link', { name: 'ada@example.com' });
    expect(mail).toHaveAttribute('href', 'mailto:ada@example.com');
  });

  it('is said to be unnamed where nothing is set', async () => {
    await renderApp('/privacy');
    await screen.findByRole('heading', { level: 1 });
    expect(shown()).toContain("The operator's name and contact details haven't been published yet.");
    expect(shown()).not.toMatch(/run by|Contact:/);
  });
});

it('changes pages by the links in a text without reloading the app', async () => {
  const { router, user } = await renderApp('/terms');
  const text = await screen.findByRole('main');
  const [link] = await within(text).findAllByRole('link', { name: 'Data Retention' });
  await user.click(link as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Data Retention' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/data-retention');
});

describe('the levels', () => {
  it('are three, each with badge, name, points, criteria, description and color [LEVEL-01, LEVEL-02, LEVEL-03]', async () => {
    await renderApp('/levels-badges');
    const list = within(await screen.findByRole('region', { name: 'The three levels' }));
    const [shaker, stirrer, mixologist] = list.getAllByRole('listitem') as HTMLElement[];
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(shaker).toHaveTextContent('Aspiring ShakerFrom your first day');
    expect(stirrer).toHaveTextContent('Creative StirrerFrom 500 points');
    expect(mixologist).toHaveTextContent('Master MixologistFrom 1,500 points');
    const looks = [shaker, stirrer, mixologist].map((level) => [
      level?.style.color,
      level?.querySelector('svg')?.innerHTML,
    ]);
    expect(new Set(looks.map(([color]) => color)).size).toBe(3);
    expect(new Set(looks.map(([, drawing]) => drawing)).size).toBe(3);
  });

  it('lead to the leaderboard and to their explanation [LEVEL-01, BEYOND-63]', async () => {
    await renderApp('/levels-badges');
    expect(await screen.findByRole('link', { name: 'See the leaderboard' })).toHaveAttribute(
      'href',
      '/leaderboard',
    );
    expect(screen.getByRole('link', { name: 'How points work' })).toHaveAttribute(
      'href',
      '/levels-badges-explained',
    );
  });

  it("mark the member's own, and none for a visitor [LEVEL-08]", async () => {
    await asMember({ currentLevel: 'Creative Stirrer' });
    const { unmount } = await renderApp('/levels-badges');
    const mark = await screen.findByText('Your level');
    expect(mark.closest('li')).toHaveTextContent('Creative Stirrer');
    unmount();
  });
});

describe('the explanation of levels', () => {
  const rowsUnder = (heading: string) => {
    const table = screen.getByRole('region', { name: heading });
    const [, ...rows] = within(table).getAllByRole('row');
    return rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  };

  it('tells levels and points as they are counted [LEVEL-02, LEVEL-05, LEVEL-07, BEYOND-59]', async () => {
    await renderApp('/levels-badges-explained');
    await screen.findByRole('heading', { level: 1, name: 'Levels & Badges Explained' });
    expect(rowsUnder('The levels')).toEqual(
      levels.map(({ name, minPoints }) => [name, minPoints.toLocaleString('en')]),
    );
    const earning = Object.values(awardRules).filter(({ points }) => points > 0);
    expect(rowsUnder('What earns points')).toEqual(
      earning.map(({ points, perDay }) => [`${points}`, `${perDay}`]),
    );
    const acts = within(screen.getByRole('region', { name: 'What earns points' })).getAllByRole('rowheader');
    expect(new Set(acts.map((act) => act.textContent)).size).toBe(earning.length);
    expect(acts.map((act) => act.textContent).join()).not.toMatch(/_/);
  });

  it('says one point for a like and two for a comment, and how often with one member [LEVEL-06, BEYOND-59]', async () => {
    await renderApp('/levels-badges-explained');
    await screen.findByRole('heading', { level: 1 });
    const rowOf = (act: RegExp) => screen.getByRole('row', { name: act });
    expect(rowOf(/^Like a post/)).toHaveTextContent('3 a day with the same member110');
    expect(rowOf(/^Write a comment/)).toHaveTextContent('3 a day with the same member210');
  });

  it('says the limits of a day and what earns nothing [LEVEL-07]', async () => {
    await renderApp('/levels-badges-explained');
    const text = await screen.findByRole('main');
    for (const said of ['So many a day.', 'Nothing for yourself.', 'No rings.', 'Once per thing.'])
      expect(text).toHaveTextContent(said);
    expect(text).toHaveTextContent(
      'earned for sharing recipes, getting likes, managing your inventory and taking part in the community',
    );
    expect(text).toHaveTextContent('from Aspiring Shaker up to Master Mixologist');
  });
});
