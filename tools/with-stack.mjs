import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Runs a command under the project's Node with the addresses of the running stack, unless the environment names them.
const root = fileURLToPath(new URL('..', import.meta.url));
const node = `${root}node_modules/.bin/node`;
const stateFile = `${root}.data/run/stack.json`;
const [script, ...rest] = process.argv.slice(2);

const addressOfNats = () => {
  if (process.env.NATS_URL) return {};
  if (!existsSync(stateFile)) return undefined;
  const { processes, services = {} } = JSON.parse(readFileSync(stateFile, 'utf8'));
  const NATS_URL = processes.find(({ name }) => name === 'nats')?.address;
  const GATEWAY_ADDRESS = services.gateway;
  return NATS_URL && { NATS_URL, NATS_KEYS_DIR: `${root}.data/keys/nats`, GATEWAY_ADDRESS };
};

// How a command is called is told also where nothing runs.
const address = rest.some((one) => one === '--help' || one === '-h') ? {} : addressOfNats();
if (!existsSync(node)) fail('The packages are not installed yet. Run npm start first.');
else if (!address) fail('Nothing is running here. Run npm start first, or set NATS_URL.');
else
  spawn(node, [script, ...rest], { stdio: 'inherit', env: { ...process.env, ...address } }).on(
    'exit',
    (code) => {
      process.exitCode = code ?? 1;
    },
  );

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
