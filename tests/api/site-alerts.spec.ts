import { watchSite } from '@barspoon/contracts';
import { bootstrap as egress } from '@barspoon/egress';
import { bootstrap as gateway } from '@barspoon/gateway';
import type { Stoppable } from '@barspoon/platform';
import { bootstrap as sessions } from '@barspoon/sessions';
import { eventually, Mailbox, moveClock, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { runScheduled } from '../support/scheduled-jobs.ts';

const operator = 'ada@bar.example';
const minute = 60_000;
const left: unknown[] = [sessions, egress, gateway];

let mailbox: Mailbox;
let stack: Stack;
let late: Stoppable | undefined;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  const env = { SMTP_URL: mailbox.url, ALERTS_TO: operator, SITE_NAME: 'The Copper Jigger' };
  stack = await startStack(
    allServices.filter((bootstrap) => !left.includes(bootstrap)),
    env,
  );
});
afterAll(async () => {
  await late?.stop();
  await stack?.stop();
  await mailbox?.close();
});

const lookIn = async (minutes: number) => {
  moveClock(stack, minutes * minute, ['notifications']);
  await runScheduled(stack, watchSite);
};
const subjects = () => mailbox.to(operator).map(({ subject }) => subject);

it('mails the operator what has been wrong for five minutes, once, and that it is over [BEYOND-309]', async () => {
  await lookIn(0);
  await lookIn(4);
  await lookIn(6);
  await eventually(() => expect(subjects()).toEqual(['The Copper Jigger: sessions does not answer']));
  expect(mailbox.to(operator)[0]?.text).toContain('The Runbook in the console says what to do.');
  await lookIn(12);

  late = await sessions(stack.env);
  await lookIn(13);
  await eventually(() => expect(subjects().at(-1)).toBe('The Copper Jigger: all is well again'));
  await lookIn(20);
  expect(subjects()).toHaveLength(2);
}, 60_000);
