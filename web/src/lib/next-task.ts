/** Goes on in a task of its own, after what the browser has to do in the meantime. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
