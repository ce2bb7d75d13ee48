import {
  addressOf,
  ageNoticeVersion,
  type OutputOf,
  type Parts,
  type Problem,
  type Route,
  type SentInputOf,
  type Session,
} from '@barspoon/contracts';
import { UnavailableError } from '@barspoon/platform/errors';
import { newId } from '@barspoon/platform/ids';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** A user with a browser: talks HTTP to the gateway, keeps the session cookie and the access token. */
export class Agent {
  token: string | undefined;
  userId: string | undefined;
  cookie: string | undefined;

  readonly url: string;

  // Not as a parameter property: commands import this file, and Node takes only types out of what it runs.
  constructor(url: string) {
    this.url = url;
  }

  /**
   * Sends a request to a declared route and expects success.
   * @throws UnavailableError when it is to come again (503, or too much at once), Error for every other refusal
   */
  async call<R extends Route>(route: R, input: SentInputOf<R>): Promise<OutputOf<R>> {
    const answer = await this.send(route, input as Parts);
    if (answer.status === 503 || answer.body?.code === 'common.too_many_at_once')
      throw new UnavailableError(route.key);
    if (answer.status >= 400)
      throw new Error(`${route.key} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as OutputOf<R>;
  }

  /** Sends any input to a declared route and returns the response. */
  send(route: Route, { params = {}, query = {}, body }: Parts = {}): Promise<Answer<Problem>> {
    // Not `addressOf`'s query, which leaves out what is empty: bad input is sent as it is.
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    // As the app does.
    const headers: Record<string, string> =
      route.idempotent === 'in transaction' ? { 'idempotency-key': newId() } : {};
    const address = `${addressOf(route, { params })}${search.size ? `?${search}` : ''}`;
    return this.request(route.method ?? 'GET', address, body, headers);
  }

  async request<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'x-requested-with': 'fetch',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const cookie = response.headers.getSetCookie()[0];
    if (cookie) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  }

  /** Creates an account of its own and stays signed in. */
  async signUp(
    fullName = 'Ada Coleman',
    email = `${newId()}@example.com`,
    password = 'a long night out',
  ): Promise<this> {
    const account = { email, password, fullName, ageConfirmed: true, noticeVersion: ageNoticeVersion };
    return this.enter(await this.request<Session>('POST', '/api/v1/auth/sign-up', account));
  }

  async signIn(email: string, password: string): Promise<this> {
    return this.enter(await this.request<Session>('POST', '/api/v1/auth/sign-in', { email, password }));
  }

  private enter({ status, body }: Answer<Session>): this {
    if (status === 503) throw new UnavailableError('Signing in');
    if (status >= 400 || !body.accessToken)
      throw new Error(`signing in answered ${status}: ${JSON.stringify(body)}`);
    this.token = body.accessToken;
    this.userId = body.user.id;
    return this;
  }
}
