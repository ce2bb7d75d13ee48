import { readArguments, refuse } from '../arguments.ts';
import { orExplain, ROOT } from '../stack/boot/boot.mjs';
import { nearestWord } from '../stack/boot/nearest-word.mjs';
import { examineSite } from './doctor.ts';
import { initSite } from './init.ts';

const HELP = `npm run site -- <command>: a real site on one server (docs/self-hosting.md)

  init      asks five questions and writes .env, with secrets of its own, and the key of the backups
  doctor    looks at DNS, ports, TLS, mail, disk, clock and backups of the site in .env, and says what to mend

  --folder <folder>              where .env is, or goes; without it this one
  --dkim <selector>              of doctor: also looks at the record <selector>._domainkey that your mail provider names

The questions of init, and what may be said besides:
  --domain bar.example.com       --mail smtps://user:password@smtp.example.com:465
  --operator "Name, address"     --membership free|paid          --sign-up open|closed
  --name <name of the site>      --support <address>             --from <address mails come from>
  --stripe-key sk_live_…         --stripe-webhook whsec_…        --memory 2|4 (gigabytes)`;

const text = { type: 'string' } as const;
const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: '.' },
    domain: text,
    mail: text,
    operator: text,
    membership: text,
    'sign-up': text,
    name: text,
    support: text,
    from: text,
    'stripe-key': text,
    'stripe-webhook': text,
    memory: text,
    dkim: text,
  },
});
const [command = '', ...others] = positionals;
const { memory } = values;
if (!['init', 'doctor'].includes(command) || others.length > 0)
  refuse(`There is no command "${positionals.join(' ')}"`, HELP, nearestWord(command, ['init', 'doctor']));
if (memory !== undefined && memory !== '2' && memory !== '4')
  refuse(`--memory=${memory}: it is 2 or 4`, HELP);

await orExplain(async () => {
  if (command === 'doctor') return examineSite(ROOT, values.folder, values.dkim);
  await initSite(
    ROOT,
    values.folder,
    values,
    {
      name: values.name,
      support: values.support,
      from: values.from,
      stripeKey: values['stripe-key'],
      stripeWebhook: values['stripe-webhook'],
      memory,
    },
    HELP,
  );
});
