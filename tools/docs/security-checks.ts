export interface SecurityCheck {
  /** Where a check does not just follow the one before. */
  number?: number;
  /** What is tried. */
  attack: string;
  /** What must come of it. */
  expected: string;
  /** Why there is nothing to attack yet; told only while no test names the check. */
  nothingYet?: string;
}

const notBuilt = (feature: string): string => `${feature} not built yet`;

/** The attacks the product is tried with, by area; a check's number follows the one before unless it has its own. */
export const securityAreas: Readonly<Record<string, readonly SecurityCheck[]>> = {
  Access: [
    {
      attack: 'Every route by a visitor, another member, a lower role',
      expected:
        '401, 404 or 403 as the declaration says; made from the route table, so no route can be forgotten',
    },
    {
      attack: "Another member's ids in path, query and body",
      expected: '404, the same as for ids that do not exist',
    },
    { attack: 'Unknown or privileged fields (`role`, `userId`, `_id`)', expected: '400 that names them' },
    {
      attack: 'Reading more than a role may see',
      expected: "every answer holds only the keys of its role's shape",
    },
    {
      attack: "An admin's acts as a member, and another role's as an editor, a moderator or support",
      expected: '403',
    },
    { attack: 'Metrics and queues through the gateway without being an admin', expected: 'not there' },
    {
      attack: 'The live token of a member who has just been suspended',
      expected: '401 from the next request',
    },
    { attack: "Another member's realtime room", expected: 'nothing of theirs is heard' },
  ],
  'Signing in': [
    {
      attack: 'Telling known addresses from unknown ones',
      expected: 'the same body, the same work; the time is measured by `npm run bench -- sign-in`',
    },
    {
      attack: 'Passwords too short or too common',
      expected: '8 to 128 characters; 7 and common ones are refused',
    },
    {
      attack: 'Guessing one password after another',
      expected:
        '429 after ten failures from one network, and turns for all unknown ones after thirty; where the owner has been before the right one still works',
    },
    { attack: '200 sign-ins at once', expected: 'the event loop stays free' },
    {
      attack: 'A link for a new password used twice or stolen from the database',
      expected: 'works once, stored as a hash, ends all sessions',
    },
    {
      attack: 'Learning from sign-up or recovery who has an account',
      expected: 'the answers do not differ; at sign-up, where addresses are verified first',
    },
  ],
  Tokens: [
    { attack: '`alg: none`, HS256 with the public key, a foreign `kid` or `jku`', expected: '401' },
    { attack: 'Expired, not yet valid, wrong audience or type', expected: '401' },
    { attack: 'A refresh token in place of an access token', expected: '401' },
    {
      attack: 'A rotated refresh token presented again',
      expected:
        '401, the whole session ends, an audit line, a mail; only an answer that was lost is given again, to the same device ([ADR 12](adr/0012-idempotent-token-refresh.md))',
    },
    { attack: '20 refreshes at once', expected: 'one successor' },
    { attack: 'Old sessions after signing out or a new password', expected: 'none works' },
    {
      attack: 'Reading the session from a script, an address or a log',
      expected: 'strict cookie flags, no token elsewhere',
    },
    { attack: 'A refresh from a foreign page, as a form, without our header', expected: '403' },
    { attack: 'Requests from a foreign or `null` origin', expected: 'no permission header' },
  ],
  Input: [
    { attack: '`{"$ne": null}`, `$where`, `$nor` and patterns in place of every value', expected: '400' },
    { attack: 'Prototype keys', expected: '400, nothing polluted' },
    {
      attack: 'A body over 1 MB, 50 levels deep, of 10,000 keys, or a compressed bomb',
      expected:
        '413, 415, or 400 in at most 10 kB that names twenty problems and counts the rest; no more than 50 MB of memory, and nobody waits: too many values are counted, not read',
    },
    { attack: 'Texts that make patterns slow', expected: 'answered within 100 ms' },
    { attack: 'Line breaks in addresses and names that end up in mail headers', expected: '400' },
    {
      attack: 'Scripts in stored texts',
      expected: 'come back as inert text; the policy permits no inline script',
    },
    { attack: 'Formulas in exported tables', expected: 'neutralised', nothingYet: notBuilt('Exports are') },
    {
      attack: 'Two requests in one, and requests sent letter by letter',
      expected: '400, or closed',
    },
    {
      attack: 'Thousands of made-up requests to every operation of the API document, as every role',
      expected:
        'no 5xx, no answer that breaks its shape; tried by `npm run attack` (27 November 2026: 130,460 requests to 551 operations as four roles)',
    },
  ],
  'Fetching for others': [
    { attack: 'Previews of loopback, private and disguised addresses', expected: 'refused' },
    {
      attack: 'A redirect to a private address',
      expected: 'refused; at most three hops, each checked again',
    },
    {
      attack: 'A name that points elsewhere when it is asked again',
      expected: 'the checked address is the one connected to',
    },
    { attack: '`file:`, `gopher:`, odd ports', expected: 'refused' },
    { attack: 'An endless answer', expected: 'cut off' },
  ].map((check) => ({ ...check, nothingYet: notBuilt('Fetching pages of others is') })),
  Files: [
    { attack: 'Scripts and other files dressed up as pictures', expected: '415' },
    { attack: 'The place a photo was taken', expected: 'gone: what is kept is re-encoded' },
    { attack: 'A picture that claims 50,000 × 50,000', expected: 'refused before it is decoded' },
    { attack: '`../` and NUL in file names', expected: 'names are ours' },
    {
      attack: 'Files opened as something else',
      expected: '`nosniff`, and an attachment where it is no picture',
    },
  ].map((check) => ({ ...check, nothingYet: notBuilt('Uploads are') })),
  'Webhooks and mail': [
    {
      attack: 'Payment messages altered, old, or signed by somebody else',
      expected: '400; a new key beside the old one works',
      nothingYet: notBuilt('Paying is'),
    },
    {
      attack: 'One payment message 50 times at once and out of order',
      expected: 'one effect',
      nothingYet: notBuilt('Paying is'),
    },
    {
      attack: 'Unsubscribing others, or by a mere visit',
      expected: 'only by POST, only the one on the link',
      nothingYet: notBuilt('Mails to subscribe to are'),
    },
  ],
  'Abuse and operations': [
    {
      attack: 'Going round limits by another gateway, or by the loss of Redis',
      expected: 'one budget; without Redis signing in is closed and reading open',
    },
    {
      attack: 'The idempotency key of somebody else, or for something else',
      expected: 'apart; 422',
      nothingYet: notBuilt('Requests with an idempotency key are'),
    },
    { attack: '50 racing for the last place', expected: 'one gets it' },
    {
      attack: 'Reading versions and insides from any answer',
      expected: 'security headers everywhere, no stack, no version',
    },
    { attack: 'Finding secrets in logs', expected: 'none' },
    {
      attack: 'Changing the audit',
      expected: 'noticed: each line carries the hash of the one before',
      nothingYet: notBuilt('The hash chain is'),
    },
    { attack: 'One service speaking for another on NATS', expected: 'denied by the server' },
    { attack: 'Routes that no document names', expected: 'there are none' },
  ],
  'Learned from an attack on what stands': [
    {
      attack:
        'A mailed link asked for before the password was replaced, all sessions were ended, the account was suspended or deleted',
      expected: 'void since then; a suspended account confirms nothing',
    },
    {
      attack: 'Registering with the address of somebody who comes later, with Google',
      expected: 'password, sessions, open links and a change of address end when the owner comes',
    },
    {
      attack: 'Making JetStream deliver stored messages as requests, or keep them as events of others',
      expected:
        'a service accepts only messages on the subject of its route, none with stream headers; only the operator makes streams and consumers',
    },
    {
      attack: 'Uploading the largest pictures again and again',
      expected:
        'a bounded queue, one for each member at a time; how much slower signing in gets meanwhile is measured (`npm run bench -- uploads`)',
    },
    {
      attack: 'Guessing from many addresses, or from a whole IPv6 network',
      expected: 'a /64 counts as one address; guessing slows per account without locking its owner out',
    },
    {
      attack: 'A door without a budget; members behind one address',
      expected:
        'a member has a budget of their own, and so has renewing a session; searches, pictures, files and sockets are reads; a page told to wait stays signed in',
    },
    {
      attack: 'Making a large answer of bad input',
      expected: 'never larger than 10 kB',
    },
    {
      attack: 'Cursors made up, altered, or with impossible dates',
      expected: '400: every cursor is typed',
    },
    {
      attack: "Reading another service's database or Redis keys with a service's credentials",
      expected: 'denied by the server: one user each, least rights',
    },
    {
      attack: 'Deleting the account and signing up again for another trial',
      expected: 'the trial counts from the first account of the address',
    },
  ],
  'Places and ways back': [
    {
      attack: 'Cursors of our lists with impossible dates, numbers and other values, on every list there is',
      expected: '400 that names the cursor; made from the route table',
    },
    {
      attack: 'A way back after signing in that leads to another site: `//`, backslashes, tabs, line breaks',
      expected: 'there is none',
    },
  ],
  'Decided once, used long': [
    {
      attack: 'Going on with a role, access or account after it was taken away: sockets, rooms, video, files',
      expected:
        'open sockets end and ask again, and so does every room; files and answers on their way are cut off; out of the video',
    },
    {
      attack: "Choosing whom other readers' browsers contact: pictures of recipes, bar items, posts, members",
      expected:
        'fetched once, re-encoded and shown from our own address; the policy lets pages load pictures from nowhere else; private addresses and those with a password are refused',
    },
    {
      attack: 'Asking for the drawing of a recipe that is private, held or removed, at any revision',
      expected: 'it tells no name, nor does its address',
    },
    {
      attack: 'Opening pages, files, share pictures and the API document faster than they can be made',
      expected:
        'every door has a budget by address, bitmaps by what they cost; what is too much is refused at once, and health, signing in and the reads of others go on; pages always have their content',
    },
    {
      attack: 'Reading what a cache between us and others kept of the answer for one member',
      expected: 'every answer for a token is private, and apart from those for others where it may differ',
    },
  ],
  'Learned from a second attack': [
    {
      attack: "A moderator's decision about their own content, or about who reported it",
      expected:
        '422; what is theirs, and who reported it, is in the queue of others alone; so are a reported message of theirs in a room and suspicious gains of theirs',
    },
    {
      attack: 'Filling the first page of the community, its comments or photos from a new account',
      expected: '429 after what a new member may write within an hour, whatever automatic moderation says',
    },
    {
      attack: "One member's burst of writes at once",
      expected: 'a few run, a few wait, the others are 429 at once, never 503; nobody else waits',
    },
    {
      attack:
        'Voting in a challenge, or taking its places, with accounts made for it or without a verified address',
      expected: '422: whoever votes was here before it began, whoever joins was too, or for a week',
    },
    {
      attack: 'Filling a mailbox with links to unsubscribe, from many addresses',
      expected: 'one mail in ten minutes for an address, with the same answer each time',
    },
    {
      attack: 'Acting on what is made or said by somebody with whom there is a block, in any service',
      expected: '403, both ways; a block also ends places and waits in what the other hosts',
    },
    {
      attack: 'Names that speak for the site, show nothing, or turn what stands beside them',
      expected:
        '422 for names kept for who runs the site, 400 for hidden characters; no new account gets such a username',
    },
    {
      attack: 'Reading, after a member left a shared device, what they were writing or had open',
      expected:
        'drafts, saved recipes and drawings are gone, also when their session ran out or another signs in',
    },
    {
      attack: 'Guessing the current password of a session that was taken over',
      expected: '429 after ten wrong ones in a quarter of an hour, as at signing in',
    },
    {
      attack: 'Registering with an address whose owner confirms it by mistake, and comes later with Google',
      expected:
        'a password whose knower never opened a mailed link ends with its sessions when the owner comes',
    },
    {
      attack:
        'A stolen password where two-step sign-in is on, with a code that was used, or of another account',
      expected: 'no session at any route; each code is accepted once',
    },
    {
      attack:
        'Getting round the code: by a link for a new password, by Google, or with the waiting sign-in of another browser',
      expected: 'the code is asked for as well; what waits ends with the browser, five minutes, five tries',
    },
    {
      attack: 'Guessing codes, or guessing so many that their owner is kept out',
      expected: '429 after ten in a quarter of an hour; recovery codes still open',
    },
    {
      attack: 'Reading keys and codes from the database or an export, or having an admin reset their own',
      expected: 'keys are encrypted, codes are keyed hashes, neither is exported; 422 for oneself',
    },
  ],
  'Orders without an account': [
    {
      number: 85,
      attack:
        'Ordering with a guessed, replaced or foreign code of a table; reading or cancelling the order of another guest',
      expected: '404, as for what never was; codes and secrets have 192 bits and are kept as hashes',
    },
    {
      number: 86,
      attack:
        'Flooding a bar with orders, taking its last bottle many times over, or ordering on after a ban',
      expected:
        '409 beyond four open orders of a device and sixteen of a table, and beyond the stock; 403 once banned',
    },
    {
      number: 87,
      attack:
        'Reading who ordered, and what they wished, off the page of a menu or what open pages of it hear',
      expected:
        'neither has a name, a wish, an allergy or a device; an order is told by its number alone, and read by the secret of whoever placed it',
    },
  ],
  'Programs of members': [
    {
      attack:
        'Connecting to `/mcp` without a personal access token, with a session, with one that has ended, or from a page of another site, also under a name of its own',
      expected: '401 in words, or 403 for the page; no connection stays open, so none outlives its token',
    },
    {
      attack: 'Reaching through the tools of `/mcp` what a token does not open, or the console',
      expected:
        'each tool calls routes of the members’ API alone, with the token it was sent: 403 with the missing scope; parts of an address are checked before it is made',
    },
    {
      attack: 'Instructions to assistants in recipes, reviews, collections and names that other members read',
      expected:
        'within marks alone, which no text can end; no tool that reads changes anything, and none changes anything without `confirm`',
    },
    {
      number: 91,
      attack:
        'A stolen personal token: passwords, sessions, other tokens, erasing, exporting, payments, the console',
      expected:
        '403 on every such route, whatever its scopes and whoever its member; the database holds a hash',
    },
    {
      attack: 'Scope creep: every scope on every route it does not name, also for staff, sockets and metrics',
      expected: '403 that names the scope in words, 401 where sessions are needed; a role opens nothing',
    },
    {
      attack: 'Guessing personal tokens',
      expected: '256 random bits; 401, and 429 after thirty wrong ones of a network within a minute',
    },
    {
      attack:
        'Replaying a token that was revoked or has expired, of who is suspended, has left or is signed out everywhere',
      expected: '401 from the next request, on every replica of the gateway',
    },
    {
      number: 103,
      attack: 'Using a stolen personal token from another network than its member has named',
      expected: '403 from the first request on, also right after a good one from the right network',
    },
  ],
  'Who is let in': [
    {
      number: 95,
      attack: "A stolen password of one of the staff who has no second factor, on the console's routes",
      expected: '403 once the grace is over, on every route of the console and on the metrics',
    },
    {
      attack: 'A session that was taken over, or a device left open: exports, erasing, roles, settings',
      expected:
        '403 on every route of these kinds until whoever is there shows their second factor, or without one their password; ten guesses in a quarter of an hour',
    },
    {
      attack:
        'Confirming with the password where there is a second factor, with a used code, or for another session',
      expected: '422, and a token of another session stays as it was',
    },
    {
      number: 98,
      attack:
        'Signing in with a forged passkey: of another site or port, of a device that did not ask who is there, of another key, of another member, of somebody suspended or gone; or adding one',
      expected: '422, the same for all of them; five tries for a sign-in that waits; nothing is added',
    },
    {
      attack:
        'Replaying the answer of a passkey, also at the same time; a challenge that is over, of another purpose, session or sign-in',
      expected: '422: each challenge is answered once, within five minutes, where it belongs',
    },
    {
      attack: 'Finding out who has passkeys',
      expected:
        'no question about them names an address, and a wrong password is answered as for an address nobody has',
    },
    {
      attack: 'A copy of a passkey from a device that counts',
      expected: '422 once it counts less than the device did; the member is mailed',
    },
    {
      attack:
        'Turning a session that was taken over into a factor: by the key of an app that nobody confirmed, by adding a passkey',
      expected: '422 for its codes; 403 on every route of passkeys until whoever is there confirms',
    },
  ],
};

/** Every check by its number. */
export function securityChecks(): ReadonlyMap<number, SecurityCheck> {
  let last = 0;
  return new Map(
    Object.values(securityAreas)
      .flat()
      .map((check) => {
        last = check.number ?? last + 1;
        return [last, check];
      }),
  );
}
