import { readArguments, refuse } from '../arguments.ts';
import { withServices } from '../command.ts';
import { nearestWord } from '../stack/boot/nearest-word.mjs';
import { fillDemoWorld, removeDemoWorld } from './world.ts';

const usage = `npm run demo -- <command>: some fifty made-up members and what they do, for development

  fill      makes what is not there yet; npm start does it once for a new database
  remove    takes all of it away again`;

const commands = {
  fill: (url: string) => withServices('demo', ({ ask }) => fillDemoWorld({ ask, url, say: console.log })),
  remove: () => withServices('demo', ({ ask }) => removeDemoWorld({ ask, say: console.log })),
};
const [command = ''] = readArguments(usage, { allowPositionals: true }).positionals;
const { NODE_ENV, GATEWAY_ADDRESS: url = '' } = process.env;

if (command !== 'fill' && command !== 'remove')
  refuse(`There is no command "${command}"`, usage, nearestWord(command ?? '', ['fill', 'remove']));
if (NODE_ENV === 'production') fail('Production has no demo world.');
else await commands[command](url).catch((error: Error) => fail(error.message));

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
