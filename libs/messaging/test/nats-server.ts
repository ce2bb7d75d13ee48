/** Does something, such as starting servers, while `NATS_SERVER` names a program: it is found before any other. */
export async function withNatsServer<T>(program: string | undefined, work: () => Promise<T>): Promise<T> {
  const before = process.env.NATS_SERVER;
  if (program) process.env.NATS_SERVER = program;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NATS_SERVER;
    else process.env.NATS_SERVER = before;
  }
}
