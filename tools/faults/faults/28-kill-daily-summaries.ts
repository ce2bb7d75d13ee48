import { digestDrill } from '../arena/digest-drill.ts';
import { defineMailFault } from '../mail-fault.ts';

export default defineMailFault({
  id: '28',
  what: 'daily summaries',
  readers: { full: 1500, short: 200 },
  drill: digestDrill,
});
