import Provider, { interactionPolicy } from 'oidc-provider';

/** What the provider says of somebody. */
export interface Somebody {
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
}

export interface ProviderOptions {
  issuer: string;
  client: { client_id: string; client_secret: string };
  redirectUri: string;
  /** Who has the account of this id. */
  who: (accountId: string) => Somebody | undefined;
  /** The page that asks for an account: it leads to `?as=<id>`, or `?as=nobody` when they do not agree. */
  page: () => string;
  /** An account id out of what the page sends, where it sends more than `as`. */
  accountIn?: (query: NodeJS.Dict<string | string[]>) => string | undefined;
}

/** An OpenID provider in Google's place: one page asks who it is and whether they agree. */
export function openIdProvider(options: ProviderOptions): Provider {
  const { issuer, client, redirectUri, who, page, accountIn } = options;
  const policy = interactionPolicy.base();
  // Google's "choose an account".
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider: Provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google does: what the scopes name stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [client.client_secret] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, interaction) => `/who/${interaction.uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...who(accountId) }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/who/')) return next();
    const choice = accountIn?.(context.query) ?? context.query.as;
    if (choice === undefined) {
      context.type = 'html';
      context.body = page();
      return;
    }
    const result =
      choice === 'nobody'
        ? { error: 'access_denied', error_description: 'They do not want to.' }
        : { select_account: {}, login: { accountId: String(choice) } };
    await provider.interactionFinished(context.req, context.res, result, {
      mergeWithLastSubmission: false,
    });
    context.respond = false;
  });
  return provider;
}
