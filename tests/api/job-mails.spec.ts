import { applicationRoutes, notificationRoutes, postingRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, eventually, Mailbox, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
});
afterAll(async () => {
  await stack?.stop();
});

const addressed = async (more: object = {}) => {
  const email = `${newId()}@example.com`;
  return { email, agent: await aMember(stack, { ...more, email }) };
};

it('tells both sides of an application, and the applicant of what becomes of it [BEYOND-73]', async () => {
  const [poster, applicant] = [await addressed({ role: 'admin' }), await addressed()];
  const job = await poster.agent.call(postingRoutes.post, { body: postingRoutes.post.example.body });
  const letter = { coverLetter: 'A letter that stays here.', additionalNotes: null };
  const { id } = await applicant.agent.call(applicationRoutes.apply, {
    params: { id: job.id },
    body: letter,
  });
  const news = await mailbox.newestTo(poster.email);
  expect(news.subject).toBe('New application: Head Bartender');
  expect(news.text).toContain(`/jobs/${job.id}`);
  const receipt = await mailbox.newestTo(applicant.email);
  expect(receipt.subject).toBe('Application sent: Head Bartender');
  for (const mail of [news, receipt]) expect(JSON.stringify(mail)).not.toContain(letter.coverLetter);

  await poster.agent.call(applicationRoutes.move, { params: { id }, body: { status: 'accepted' } });
  await eventually(async () => {
    const { subject, text } = await mailbox.newestTo(applicant.email);
    expect([subject, text]).toEqual([
      'Your application: Head Bartender',
      expect.stringContaining('accepted'),
    ]);
  });
  expect(mailbox.to(poster.email)).toHaveLength(1);
});

it('names the job and who applied, the person only to an address that is known to be its reader’s [BEYOND-171]', async () => {
  const [poster, applicant] = [
    await addressed({ role: 'admin' }),
    await addressed({ fullName: 'Mo Lasses' }),
  ];
  const job = await poster.agent.call(postingRoutes.post, { body: postingRoutes.post.example.body });
  const { id } = await applicant.agent.call(applicationRoutes.apply, {
    params: { id: job.id },
    body: { coverLetter: 'A letter.', additionalNotes: null },
  });
  const named = `${job.jobTitle} at ${job.companyName}`;
  const textsOf = async ({ agent }: typeof poster) =>
    (await agent.call(notificationRoutes.list, { query: {} })).items.map(({ text }) => text);
  await eventually(async () => expect(await textsOf(poster)).toContain(`Mo Lasses applied for ${named}`));
  expect((await mailbox.newestTo(poster.email)).text).toContain(`Mo Lasses has applied for ${named}.`);
  await poster.agent.call(applicationRoutes.move, { params: { id }, body: { status: 'reviewed' } });
  await eventually(async () =>
    expect(await textsOf(applicant)).toContain(`Your application for ${named} is now: reviewed`),
  );
  const unproved = await addressed({ role: 'admin', emailVerified: false });
  const other = await unproved.agent.call(postingRoutes.post, { body: postingRoutes.post.example.body });
  await applicant.agent.call(applicationRoutes.apply, {
    params: { id: other.id },
    body: { coverLetter: 'A letter.', additionalNotes: null },
  });
  const news = await eventually(() => {
    const mail = mailbox.to(unproved.email).find(({ subject }) => subject?.startsWith('New application'));
    expect(mail?.text).toContain(`There is a new application for ${named}.`);
    return mail;
  });
  expect(JSON.stringify(news)).not.toContain('Mo Lasses');
});
