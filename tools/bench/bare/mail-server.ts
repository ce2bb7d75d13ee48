import { MailSink } from '../../load/mail-sink.ts';
import type { Arrived } from '../kit/mail-server.ts';

// The mail server of a measurement: it stands for another machine, so it shares no event loop with whoever measures.
const sink = await MailSink.open();
const tell = (message: object) => process.send?.(message);
process.on('message', (asked) => {
  if (asked === 'forget') sink.taken.clear();
  else tell({ arrived: arrived() });
});
process.on('disconnect', () => process.exit());
setInterval(() => tell({ count: sink.count }), 20);
tell({ url: sink.url });

function arrived(): Arrived {
  const all = [...sink.taken.values()];
  return {
    distinct: all.length,
    otherIds: all.reduce((sum, ids) => sum + new Set(ids).size - 1, 0),
    copies: all.reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0),
  };
}
