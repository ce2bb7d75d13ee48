/** @throws Error when `work` takes longer; it may continue in the background, so it must be harmless when it ends late */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for `work`, but no longer than `ms`: for shutting down without a response from a hanging server. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await within(ms, work).catch(() => undefined);
}
