/**
 * Resolves once what stands in the document is painted, with the pictures of its first screen. Not for long where a
 * picture does not come or nothing is painted, in a hidden tab for example. Its text becomes part of the document's
 * script (`start-in-pieces.ts`), so it uses nothing from outside.
 */
export function firstViewShown(): Promise<unknown> {
  const maxWaitMs = 1000;
  const pictures = [...document.images]
    .filter((image) => image.fetchPriority === 'high' && !image.complete)
    .map(
      (image) =>
        new Promise((done) => {
          image.addEventListener('load', done);
          image.addEventListener('error', done);
        }),
    );
  const paint = new Promise((done) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return done(undefined);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([
    Promise.all([paint, ...pictures]),
    new Promise((done) => setTimeout(done, maxWaitMs)),
  ]);
}
