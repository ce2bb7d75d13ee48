let turn: Promise<void> | undefined;

/**
 * Resolves when everything that has arrived so far has been processed. What several callers then send goes out in one write
 * to the connection, and writing is the most expensive part of a request.
 */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
