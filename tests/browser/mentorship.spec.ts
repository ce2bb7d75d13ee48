import { readFileSync } from 'node:fs';
import { connectionRoutes, mentorRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();
const desktop = looks['light, desktop'];
const mentorInput = mentorRoutes.save.example.body;
const cardOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

describe.each(walkedIn(import.meta.url))('the Mentorship Hub in %s', (_, look) => {
  it('takes somebody from no profile to a request, over a reload [NAV-24, MENT-02, MENT-03, MENT-04, MENT-07, MENT-17, MENT-18, BEYOND-76]', async () => {
    const word = `w${newId().slice(-8)}`;
    const mentor = await bar.member(look);
    await mentor.agent.call(mentorRoutes.save, { body: { ...mentorInput, bio: `I teach ${word}` } });
    const { page } = await bar.member(look);
    await page.goto(`/mentorship?q=${word}`);
    await cardOf(page, word).waitFor();
    await expectAccessible(page);

    await cardOf(page, word).getByRole('button', { name: 'Connect' }).click();
    const form = page.getByRole('dialog', { name: 'Create Profile' });
    await form.getByText('Craft Cocktails').click();
    await form.getByLabel('Availability, hours per week').fill('99');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile Updated').waitFor();
    const request = page.getByRole('dialog', { name: /^Connect with / });
    await request.getByLabel(/^Your message/).fill('Would you teach me?');
    await expectAccessible(page);
    await request.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Connection Requested').waitFor();
    await page.reload();
    await page.getByText('40 hours per week').waitFor();
    await cardOf(page, word).getByText('Request sent').waitFor();
    await cardOf(page, word).getByText('In common: Craft Cocktails').waitFor();
    await cardOf(page, word).getByRole('button', { name: 'View profile' }).click();
    await page.getByRole('dialog').getByText(mentorInput.mentorshipGoals).waitFor();
    await expectAccessible(page);
    const { items } = await mentor.agent.call(connectionRoutes.mine, { query: { list: 'incoming' } });
    expect(items).toMatchObject([{ requestMessage: 'Would you teach me?', mentor: { id: mentor.id } }]);
    for (const one of [page, mentor.page]) await one.context().close();
  });

  it('asks visitors to sign in, in the page [ACCESS-15, MENT-01]', async () => {
    const page = await bar.visitor(look);
    const answer = await page.goto('/mentorship');
    expect(answer?.status()).toBe(200);
    await page.getByText('Please sign in to continue.').waitFor();
    await expectAccessible(page);
    await page.context().close();
  });
});

describe('two members at once', () => {
  it('ask, accept and end, each on a page that is open [BEYOND-75]', async () => {
    const [ada, bea] = [await bar.member(desktop), await bar.member(desktop)];
    await ada.agent.call(mentorRoutes.save, { body: mentorInput });
    await bea.agent.call(mentorRoutes.save, { body: { ...mentorInput, mentorType: 'mentee' } });
    await ada.page.goto('/mentorship?view=connections');
    await ada.page.getByRole('heading', { name: 'No requests are waiting for your answer.' }).waitFor();
    await ada.page.waitForTimeout(2500);
    const { id } = await bea.agent.call(connectionRoutes.request, {
      params: { id: ada.id },
      body: { requestMessage: 'Would you teach me?', goals: '', meetingFrequency: 'weekly' },
    });
    await ada.page.getByText('Would you teach me?').waitFor();
    await ada.page.getByRole('tab', { name: 'Connections 1' }).waitFor();
    await expectAccessible(ada.page);
    await bea.page.goto('/mentorship?view=connections&list=connected');
    await bea.page.getByRole('heading', { name: 'You have no connections yet.' }).waitFor();
    await bea.page.waitForTimeout(2500);
    await ada.page.getByRole('button', { name: 'Accept' }).click();
    await ada.page.getByText('You are connected.').waitFor();
    await bea.page.getByText('as your mentor').waitFor();
    await expectAccessible(bea.page);
    await bea.page.getByRole('button', { name: 'End connection' }).click();
    await bea.page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();
    await bea.page.getByText('The connection has ended.').waitFor();
    const { items } = await ada.agent.call(connectionRoutes.mine, { query: { list: 'past' } });
    expect(items).toMatchObject([{ id, status: 'ended' }]);
    for (const { page } of [ada, bea]) await page.context().close();
  });
});

describe('the Admin Overview', () => {
  it('is opened by an admin, who takes a profile out of the list [MENT-02, BEYOND-79]', async () => {
    const word = `w${newId().slice(-8)}`;
    const [mentor, viewer] = [await bar.member(desktop), await bar.member(desktop)];
    await mentor.agent.call(mentorRoutes.save, { body: { ...mentorInput, bio: word } });
    const { page } = await bar.member(desktop, { role: 'admin' });
    await page.goto('/mentorship');
    await page.getByRole('button', { name: 'Admin Overview' }).click();
    await page.getByRole('heading', { name: 'Requests and connections' }).waitFor();
    await page.getByPlaceholder('Search profiles by name or expertise').fill(word);
    const row = page.getByRole('region', { name: 'Profiles' }).getByRole('listitem');
    await eventually(async () => expect(await row.count()).toBe(1));
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await row.getByText('Deactivated').waitFor();
    const { items } = await viewer.agent.call(mentorRoutes.list, { query: { q: word } });
    expect(items).toEqual([]);
    for (const one of [page, mentor.page, viewer.page]) await one.context().close();
  });
});

describe('a meeting', () => {
  it('is offered by the clock of Tokyo and booked by that of Lisbon', async () => {
    const mentor = await bar.member({ ...desktop, timezoneId: 'Asia/Tokyo' });
    const mentee = await bar.member({ ...looks['dark, phone'], timezoneId: 'Europe/Lisbon' });
    await mentor.agent.call(mentorRoutes.save, { body: mentorInput });
    await mentee.agent.call(mentorRoutes.save, { body: { ...mentorInput, mentorType: 'mentee' } });
    const { id } = await mentee.agent.call(connectionRoutes.request, {
      params: { id: mentor.id },
      body: { requestMessage: 'Would you teach me?' },
    });
    await mentor.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });

    await mentor.page.goto('/mentorship?view=connections');
    await mentor.page.getByRole('button', { name: 'Your weekly times' }).click();
    const times = mentor.page.getByRole('dialog', { name: 'Your weekly times' });
    expect(await times.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
    await times.getByLabel('To').fill('19:00');
    await expectAccessible(mentor.page);
    await times.getByRole('button', { name: 'Save times' }).click();
    await mentor.page.getByText('Your times are saved.').waitFor();

    const { page } = mentee;
    await page.goto('/mentorship?view=connections&list=connected');
    await page.getByRole('button', { name: 'Book a meeting' }).click();
    const slots = page.getByRole('dialog', { name: /^Book a meeting with/ });
    await slots.getByText(/^Times are in your time zone \(Europe\/Lisbon\)\./).waitFor();
    await slots
      .getByText(/^9:00.AM$/)
      .first()
      .click();
    await expectAccessible(page);
    await slots.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText('Meeting booked.').waitFor();
    const meeting = page.getByRole('listitem').filter({ hasText: /9:00.AM – 10:00.AM/ });
    await meeting.waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      meeting.getByRole('button', { name: 'Calendar file' }).click(),
    ]);
    expect(readFileSync((await file.path()) ?? '', 'utf8')).toMatch(/DTSTART:\d{8}T090000Z/);
    await mentor.page.getByText(/6:00.PM – 7:00.PM/).waitFor();
    await meeting.getByRole('button', { name: 'Cancel meeting' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel meeting' }).click();
    await page.getByText('Meeting canceled.').waitFor();
    for (const one of [page, mentor.page]) await one.context().close();
  });
});
