import { spawnSync } from 'node:child_process';
import { readArguments } from '../arguments.ts';
import { obtainSchemathesis } from './schemathesis.ts';

const usage = `npm run attack [-- options]: made-up requests to every operation of the API document, as every role

  --examples <number>   so many for each operation and role (default: 60)`;

const { values } = readArguments(usage, {
  options: {
    examples: { type: 'string', default: '60' },
  },
});

{
  const { missing } = await obtainSchemathesis();
  if (missing) {
    console.error(`${missing}.`);
    process.exitCode = 1;
  } else {
    const args = ['run', '--project', 'api', 'tests/api/openapi-attack.spec.ts'];
    const env = { ...process.env, ATTACK_EXAMPLES: values.examples };
    process.exitCode = spawnSync('node_modules/.bin/vitest', args, { env, stdio: 'inherit' }).status ?? 1;
  }
}
