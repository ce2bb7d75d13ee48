// Preloaded into a replica whose clock is to be wrong: every moment it asks for is CLOCK_SHIFT_MS away.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args, target) => Reflect.construct(RealDate, args.length ? args : [now()], target),
  apply: () => new RealDate(now()).toString(),
  get: (_, name, receiver) => (name === 'now' ? now : Reflect.get(RealDate, name, receiver)),
});
