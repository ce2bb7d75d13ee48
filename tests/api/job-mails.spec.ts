import { applicationRoutes, postingRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aMember, eventually, Mailbox, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await stack?.stop();
  await mailbox?.close();
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
