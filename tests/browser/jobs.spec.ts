import { applicationRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function looked(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(walkedIn(import.meta.url))('the job board in %s', (_, look) => {
  it('is posted to by an admin, found, applied to once, accepted while both look, and closed [NAV-23, JOB-01, JOB-02, JOB-03, JOB-05, JOB-08, JOB-10, JOB-13, JOB-15, JOB-17, BEYOND-72, BEYOND-73]', async () => {
    const [admin, member] = [await bar.member(look, { role: 'admin' }), await bar.member(look)];
    const word = `w${newId().slice(-8)}`;
    await admin.page.goto('/jobs');
    await admin.page.getByRole('button', { name: 'Post New Job' }).click();
    const form = admin.page.getByRole('dialog', { name: 'Post a job' });
    await form.getByLabel('Job title').fill(`Barback ${word}`);
    await form.getByLabel('Company').fill('Death & Co');
    await form.getByLabel('Description').fill('Ice, glass, speed.');
    await form.getByLabel('Lowest salary').fill('30000');
    await form.getByLabel('Required skills').fill('Ice, Speed');
    await expectAccessible(admin.page);
    await form.getByRole('button', { name: 'Post job' }).click();
    await admin.page.getByText('Job Posted').waitFor();
    const own = admin.page.getByRole('listitem').filter({ hasText: word });
    expect(await own.getByRole('button', { name: 'Your Posting' }).isDisabled()).toBe(true);

    await member.page.goto('/jobs?location=on_site');
    await member.page.getByPlaceholder('Search jobs, companies...').fill(word);
    const card = member.page.getByRole('listitem').filter({ hasText: word });
    await card.getByText('From $30,000').waitFor();
    await eventually(async () => expect(member.page.url()).toContain(`q=${word}`));
    await expectAccessible(member.page);
    await card.getByRole('button', { name: /^Save/ }).click();
    await member.page.getByText('Job saved.').waitFor();
    await member.page.getByRole('button', { name: 'Alert me about new jobs' }).click();
    await member.page.getByText("We'll alert you about new jobs that match.").waitFor();
    await member.page.reload();
    await card.getByRole('button', { name: /^Apply/ }).click();
    const dialog = member.page.getByRole('dialog');
    await dialog.getByLabel('Cover Letter').fill('I pour straight.');
    await expectAccessible(member.page);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await member.page.getByText('Application Submitted').waitFor();
    await card.getByRole('button', { name: 'Applied' }).waitFor();

    await card.getByRole('link', { name: /^View Details/ }).click();
    await member.page.getByRole('heading', { level: 1, name: `Barback ${word}` }).waitFor();
    await member.page.getByText('You have 0 of 2 required skills.').waitFor();
    await looked(member.page, `job-${look.colorScheme}`);
    await expectAccessible(member.page);
    await admin.page.goto(member.page.url());
    const board = admin.page.getByRole('region', { name: 'Applications', exact: true });
    const applicant = board.getByRole('listitem');
    await applicant.waitFor();
    await expectAccessible(admin.page);
    if (look.colorScheme === 'light')
      await applicant.dragTo(board.getByRole('region', { name: /^Reviewed/ }));
    else await applicant.getByRole('combobox').selectOption('Reviewed');
    await admin.page.getByText('The application is now: Reviewed.').waitFor();
    await looked(admin.page, `pipeline-${look.colorScheme}`);
    await member.page.goto('/professional?tab=jobs');
    const applied = member.page.getByRole('listitem').filter({ hasText: word });
    await applied.getByText('Reviewed').waitFor();
    await applicant.getByRole('combobox').selectOption('Accepted');
    await applied.getByText('Accepted').waitFor();
    await admin.page.getByRole('button', { name: 'Close posting' }).click();
    await admin.page.getByText('The posting is closed.').waitFor();
    await member.page.goto(`/jobs?q=${word}`);
    await member.page.getByRole('heading', { name: 'No Jobs Found' }).waitFor();
    await expectAccessible(member.page);

    const [application] = (await member.agent.call(applicationRoutes.mine, { query: {} })).items;
    expect(application).toMatchObject({ coverLetter: 'I pour straight.', status: 'accepted' });
    for (const { page } of [admin, member]) await page.context().close();
  });

  it('asks visitors to sign in [ACCESS-15]', async () => {
    const page = await bar.visitor(look);
    await page.goto('/jobs');
    await page.getByText('Please sign in to continue.').waitFor();
    await expectAccessible(page);
    await page.context().close();
  });
});
