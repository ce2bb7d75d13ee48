import { bulkMailDrill } from '../arena/bulk-mail-drill.ts';
import { defineMailFault } from '../mail-fault.ts';

export default defineMailFault({
  id: '27',
  what: 'a bulk mail',
  readers: { full: 3000, short: 300 },
  drill: bulkMailDrill,
});
