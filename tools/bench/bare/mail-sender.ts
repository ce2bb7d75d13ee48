import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';

// The floor: the same mail over as many connections, without a queue, a row for each recipient, or anything to look up.
interface Order {
  url: string;
  connections: number;
  count: number;
  mail: { subject: string; html: string; text: string };
}

const { url, connections, count, mail } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Order;
const transport = createTransport({ url, pool: true, maxConnections: connections, maxMessages: Infinity });
const send = async (from: number, to: number): Promise<number> => {
  let next = from;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < to) {
        const at = next++;
        await transport.sendMail({
          messageId: `<floor-${at}@barspoon.example>`,
          from: { name: 'Barspoon', address: 'mail@barspoon.example' },
          to: { name: 'Ada Coleman', address: `floor${at}@floor.example` },
          ...mail,
        });
      }
    }),
  );
  return ((to - from) * 1000) / (performance.now() - began);
};
// What is run for the first time is compiled first.
const warmUp = Math.ceil(count / 5);
await send(0, warmUp);
console.log(await send(warmUp, warmUp + count));
transport.close();
