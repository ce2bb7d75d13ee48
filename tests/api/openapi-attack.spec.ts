import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { httpRoutes } from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, anExpiredMember, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchemathesis } from '../../tools/attack/schemathesis.ts';
import { allServices } from '../support/all-services.ts';

const found = findSchemathesis();
/** Made-up requests for each operation and role: too many for every run of the tests. */
const examples = Number(process.env.ATTACK_EXAMPLES ?? 0);
const missing = examples > 0 ? found.missing : 'it takes long; npm run attack does it';
const schemathesis = found.file ?? '';
/** For the operations of one tag. */
const timeoutMs = 20 * 60_000;

const roles = {
  'a visitor': async (stack: Stack) => stack.visitor(),
  'a member without access': anExpiredMember,
  'a member on trial': (stack: Stack) => aMember(stack),
  'an admin': anAdmin,
} satisfies Record<string, (stack: Stack) => Promise<Agent>>;
const tags = [...new Set(httpRoutes.map(({ key }) => key.split('.').slice(0, 2).join('.')))];
const attacks = Object.entries(roles).flatMap(([role, enter]) => tags.map((tag) => ({ role, enter, tag })));

describe.skipIf(missing)(
  `made-up requests to every operation${missing ? ` (not tried: ${missing})` : ''}`,
  () => {
    let stack: Stack;
    let requests = 0;
    beforeAll(async () => {
      stack = await startStack(allServices);
    });
    afterAll(async () => {
      await stack?.stop();
      console.log(`${requests} requests`);
    });

    // Somebody new for each tag: an access token lives ten minutes, and some operations end the session.
    it.each(attacks)(
      'by $role to $tag neither fail on our side nor get an answer that breaks its shape (security 32)',
      { timeout: timeoutMs },
      async ({ role, enter, tag }) => {
        const { token } = await enter(stack);
        const began = performance.now();
        const { code, output } = await run(schemathesis, [
          'run',
          `${stack.url}/api/openapi.json`,
          '--url',
          `${stack.url}/api/v1`,
          '--header',
          'X-Requested-With: attack',
          ...(token ? ['--header', `Authorization: Bearer ${token}`] : []),
          '--include-tag',
          tag,
          '--request-timeout',
          '30',
          '--checks',
          'not_a_server_error,response_schema_conformance,content_type_conformance',
          '--phases',
          'examples,coverage,fuzzing',
          '--max-examples',
          String(examples),
          '--seed',
          '1',
          '--no-shrink',
          '--continue-on-failure',
          // Two at once break the interpreter of Python 3.11, which counts its recursion for all threads together.
          '--workers',
          '1',
          '--suppress-health-check',
          'all',
          '--warnings',
          'off',
          '--no-color',
        ]);
        const generated = Number(/(\d+) generated/.exec(output)?.[1] ?? 0);
        requests += generated;
        const seconds = Math.round((performance.now() - began) / 1000);
        console.log(`${role}, ${tag}: ${generated} requests in ${seconds} s`);
        expect(code, output.slice(-8000)).toBe(0);
        expect(generated, output.slice(-8000)).toBeGreaterThan(0);
      },
    );
  },
);

async function run(file: string, args: string[]): Promise<{ code: number; output: string }> {
  const options = { maxBuffer: 64 * 1024 * 1024, cwd: tmpdir(), timeout: timeoutMs - 10_000 };
  try {
    const { stdout } = await promisify(execFile)(file, args, options);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: Number(code) || 1, output: `${stdout}${stderr}` };
  }
}
