import { writeFileSync } from 'node:fs';
import {
  connectionRoutes,
  mentorRoutes,
  portfolioRoutes,
  proficiencyLevels,
  skillRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

describe.each(walkedIn(import.meta.url))('the Professional Toolkit in %s', (_, look) => {
  it('takes a portfolio and skills, which others read once it is public [NAV-22, PORT-01, PORT-02, PORT-03, PORT-06, PORT-07, PORT-08, PORT-17, PORT-20, BEYOND-69, BEYOND-70]', async () => {
    const [ada, bea] = [await bar.member(look), await bar.member(look)];
    const { page } = ada;
    const title = `Rum specialist ${newId().slice(-6)}`;
    await page.goto('/professional');
    await page.getByText('Active Portfolios').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open your portfolio' }).click();
    await page.getByRole('button', { name: 'Build Portfolio' }).click();
    await page.getByLabel('Portfolio title').fill(title);
    await page.getByLabel('Current position').fill('Head Bartender');
    await page.getByLabel('Current employer').fill('The Savoy');
    await page.getByLabel('Hourly rate in dollars').fill('45');
    await page.getByLabel('Hybrid').check();
    await page.getByRole('switch', { name: /^Public/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Portfolio Updated').waitFor();
    await page.getByText('Head Bartender at The Savoy').waitFor();

    await page.getByRole('button', { name: 'Add Skills' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Choose Rum', exact: true }).click();
    await dialog.getByLabel('Level').selectOption('expert');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save skill' }).click();
    await dialog.getByRole('button', { name: 'Change Rum' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Expert · 0 years').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('portfolio');

    await bea.page.goto(`/portfolios/${ada.id}`);
    await bea.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await bea.page.getByText('$45 per hour').waitFor();
    await bea.page.getByText('Expert · 0 years').waitFor();
    await expectAccessible(bea.page);

    await page.getByRole('button', { name: 'Edit Portfolio' }).click();
    expect(await page.getByLabel('Hourly rate in dollars').inputValue()).toBe('45');
    await page.getByRole('switch', { name: /^Public/ }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Private', { exact: true }).waitFor();
    await bea.page.reload();
    await bea.page.getByRole('heading', { name: 'Portfolio not found' }).waitFor();
    for (const one of [page, bea.page]) await one.context().close();
  });
});

describe('a portfolio on paper', () => {
  it('is a CV of two pages at most, with its skills, endorsements and strengths [BEYOND-69, BEYOND-70]', async () => {
    const [ada, bea] = [
      await bar.member(looks['dark, phone']),
      await bar.member(looks['light, desktop'], { fullName: 'Harry Craddock' }),
    ];
    const portfolio = portfolioRoutes.save.example.body;
    const professionalSummary = `${portfolio.professionalSummary} `.repeat(15).trim();
    await ada.agent.call(portfolioRoutes.save, { body: { ...portfolio, professionalSummary } });
    const { items } = await ada.agent.call(skillRoutes.list, {});
    for (const [at, { id }] of items.slice(0, 8).entries())
      await ada.agent.call(skillRoutes.put, {
        params: { id },
        body: {
          proficiencyLevel: proficiencyLevels[at % proficiencyLevels.length] ?? 'expert',
          yearsExperience: at + 1,
          isFeatured: at === 0,
        },
      });
    const profile = mentorRoutes.save.example.body;
    await bea.agent.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentor' } });
    await ada.agent.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentee' } });
    const { id } = await ada.agent.call(connectionRoutes.request, {
      params: { id: bea.id },
      body: connectionRoutes.request.example.body,
    });
    await bea.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });

    await bea.page.goto(`/portfolios/${ada.id}`);
    const [first] = items;
    await bea.page.getByRole('button', { name: `Endorse ${first?.name}`, exact: true }).click();
    await bea.page.getByText('1 endorsement: Harry Craddock').waitFor();
    await bea.page.getByText('As a table').click();
    await expectAccessible(bea.page);
    await ada.page.goto(`/portfolios/${ada.id}`);
    await ada.page.getByRole('heading', { name: 'Strengths' }).waitFor();
    await expectAccessible(ada.page);
    // Also from a dark phone it is a light sheet.
    const pdf = await ada.page.pdf({ format: 'A4', printBackground: false });
    const { PICTURES } = process.env;
    if (PICTURES) {
      writeFileSync(`${PICTURES}/cv.pdf`, pdf);
      await bea.page.screenshot({ path: `${PICTURES}/portfolio-light.png`, fullPage: true });
      await ada.page.screenshot({ path: `${PICTURES}/portfolio-dark.png`, fullPage: true });
    }
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
    for (const { page } of [ada, bea]) await page.context().close();
  });
});
