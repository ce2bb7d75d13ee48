import { connectionRoutes, mentorRoutes, postingRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, anAdmin } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function picture(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(walkedIn(import.meta.url))('the professional pages of the console in %s', (name, look) => {
  it('close a posting and hide a mentor, each with a reason [BEYOND-72, BEYOND-73, BEYOND-79]', async () => {
    const word = `w${newId().slice(-12)}`;
    const poster = await anAdmin(bar.stack);
    const body = { ...postingRoutes.post.example.body, companyName: word };
    await poster.call(postingRoutes.post, { body });
    const mentor = await aMember(bar.stack, { fullName: `Mentor ${word}` });
    await mentor.call(mentorRoutes.save, { body: { mentorType: 'mentor' } });
    const mentee = await aMember(bar.stack);
    await mentee.call(mentorRoutes.save, { body: { mentorType: 'mentee' } });
    await mentee.call(connectionRoutes.request, {
      params: { id: mentor.userId ?? '' },
      body: { requestMessage: 'Would you teach me?' },
    });

    const { page } = await bar.member(look, { role: 'admin' });
    await page.goto('/admin/moderation');
    await page.getByRole('link', { name: 'Job postings' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill(word);
    // The list is refetched for the search.
    await page.waitForURL(new RegExp(`filter=.*${word}`));
    await page.waitForLoadState('networkidle');
    await page.getByText(word).first().waitFor();
    await expectAccessible(page);
    await picture(page, `console-jobs, ${name}`);
    await page.getByRole('button', { name: `Close ${body.jobTitle}` }).click();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'The position is filled.' }).click();
    await expectAccessible(page);
    await picture(page, `console-jobs-close, ${name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('Job posting closed').waitFor();

    await page.goto(`/admin/mentors?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
    await page.getByText(`Mentor ${word}`).first().waitFor();
    await expectAccessible(page);
    await picture(page, `console-mentors, ${name}`);
    await page.getByRole('button', { name: `Hide Mentor ${word}` }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Sells bottles');
    await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await page.getByText('Hidden: Sells bottles').waitFor();
    await page.context().close();
  });
});
