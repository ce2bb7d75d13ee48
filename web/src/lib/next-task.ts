/** Continues in a new task, after the browser's pending work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
