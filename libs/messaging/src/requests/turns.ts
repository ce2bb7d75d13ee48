let turn: Promise<void> | undefined;

/**
 * Resolves when everything that has arrived by now has been looked at. What several then send leaves with one write to
 * the connection, and writing is the dearest part of a request.
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
