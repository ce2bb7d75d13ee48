import { defineFault } from '../fault.ts';

export default defineFault({
  id: '11',
  name: 'one in ten PubAcks is lost',
  invariants: ['I1', 'I2'],
  ci: false,
  env: (_, service) => (service === 'ledger' ? { FAULT: 'relay.afterPubAck:drop%10' } : {}),
  strike: (arena) => arena.wait(5000),
});
