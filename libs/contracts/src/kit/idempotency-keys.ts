/**
 * Sends what is to have its effect once with an `Idempotency-Key`. What got no answer keeps its key until it gets one, so
 * that whoever tries again sends the same, and the service does it once. A refusal is an answer.
 * @returns calls `ask` with the header; `sent` says what it is, and the same is the same
 */
export function idempotencyKeys() {
  const unanswered = new Map<string, string>();
  return async <T>(sent: unknown, ask: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    const what = JSON.stringify(sent);
    const key = unanswered.get(what) ?? crypto.randomUUID();
    unanswered.set(what, key);
    try {
      const answer = await ask({ 'idempotency-key': key });
      unanswered.delete(what);
      return answer;
    } catch (error) {
      if (isRefusal(error)) unanswered.delete(what);
      throw error;
    }
  };
}

const isRefusal = (error: unknown): boolean => {
  const { status = 0 } = error as { status?: number };
  return status >= 400 && status < 500;
};
