import { connectionRoutes, mentorRoutes } from '@barspoon/contracts';
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

const someone = async (more: object = {}) => {
  const email = `${newId()}@example.com`;
  const agent = await aMember(stack, { ...more, email });
  await agent.call(mentorRoutes.save, { body: {} });
  return { email, agent };
};

it('tells whoever is asked of a request, and the caller when it is accepted, without their words [BEYOND-75]', async () => {
  const [asked, asker] = [await someone({ emailVerified: false }), await someone({ emailVerified: false })];
  const requestMessage = 'Words that stay between the two.';
  const { id } = await asker.agent.call(connectionRoutes.request, {
    params: { id: asked.agent.userId ?? '' },
    body: { requestMessage },
  });
  const news = await mailbox.newestTo(asked.email);
  expect(news.subject).toMatch(/^Somebody would like to connect with you on /);
  expect(news.text).toContain('/mentorship?view=connections');
  expect(JSON.stringify(news)).not.toContain(requestMessage);
  expect(mailbox.to(asker.email)).toHaveLength(0);

  await asked.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
  await eventually(async () => {
    expect((await mailbox.newestTo(asker.email)).subject).toMatch(/^Your connection on .* is accepted$/);
  });
  expect(mailbox.to(asked.email)).toHaveLength(1);
});

it('names who asks and who accepted where the address is known to be the reader’s [BEYOND-171]', async () => {
  const [asked, asker] = [
    await someone({ fullName: 'Penny Royal' }),
    await someone({ fullName: 'Mo Lasses' }),
  ];
  const { id } = await asker.agent.call(connectionRoutes.request, {
    params: { id: asked.agent.userId ?? '' },
    body: { requestMessage: 'Would you?' },
  });
  expect((await mailbox.newestTo(asked.email)).subject).toMatch(/^Mo Lasses would like to connect with you/);
  await asked.agent.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
  await eventually(async () => {
    expect((await mailbox.newestTo(asker.email)).subject).toMatch(/^Penny Royal accepted your request/);
  });
});
