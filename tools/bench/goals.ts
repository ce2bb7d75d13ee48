/** One figure with its goal. */
export interface Goal {
  what: string;
  unit: string;
  atLeast?: number;
  atMost?: number;
  /** Shown only when the goal is missed: why, and the next step. */
  whenMissed?: string;
}

/** What a benchmark measures and how. */
export interface Subject {
  id: string;
  /** The number of the figure in the list of quality goals. */
  figure: string;
  title: string;
  /** How it is measured, and against what. */
  how: string;
  goals: Record<string, Goal>;
}

/** For figures that depend on the CPU time of one thread, or on waiting for one. */
const crowded =
  'Where the load above exceeds the number of cores, other programs were using the CPU: measure again on an idle machine. Otherwise the next step is a profile of the slowest row below.';

/** The speed goals. The benchmark with the same id provides the values, by the goals' keys. */
export const subjects: readonly Subject[] = [
  {
    id: 'public-reads',
    figure: 'S1',
    title: 'Public reads through the whole stack',
    how: 'A page of 24 and a single recipe out of 10,000, through gateway, NATS, catalogue and MongoDB with authentication, rate limits, validation of input and reply, and logging, compared with a single Fastify process that runs the same queries on the same data with the MongoDB driver and does nothing else. 32 connections, one process per tier. The benchmark requests more distinct pages than the gateway can cache, except for the hot page, which is answered from memory.',
    goals: {
      list: {
        what: 'A page of 24, times the bare server',
        unit: 'x',
        atLeast: 0.8,
        whenMissed:
          'An answer passes four processes instead of two, on two cores they share with the load generator, and each of them pays for its sockets. The check of the reply against its contract is compiled by zod and a twentieth of the catalogue’s time; MongoDB’s driver and the sockets, which the bare server pays for too, are most of it. The next step is to measure with the generator on another machine.',
      },
      one: {
        what: 'One recipe, times the bare server',
        unit: 'x',
        atLeast: 0.8,
        whenMissed:
          'The reply is small, so the fixed cost of an edge request weighs most: an HTTP server that asks over NATS and does nothing else takes two thirds of the gateway’s CPU time for it. The next step is that of the gateway’s hop.',
      },
      hot: {
        what: 'A hot page, times the bare server',
        unit: 'x',
        atLeast: 15,
        whenMissed:
          'A cached page is sent before Fastify sees the request: 38 µs of CPU time per response beside 46 µs with its routing and hooks, in one run. The rest is Node’s HTTP server, which parses the request and writes 25 headers and 10 kB, and on two cores the gateway shares them with the load generator, which the bare server keeps less busy. The next step is to measure with the generator on another machine.',
      },
    },
  },
  {
    id: 'pages',
    figure: 'S1',
    title: 'Pages at a constant rate',
    how: 'All services in one process over the library, and a generator that asks at a constant rate whatever has been answered, on the same cores; the time of a request counts from when it was due. Each recipe’s document once after another, beside a bare Node server that sends as many bytes with the same headers, alternately at each rate. A rate is held when every request is answered with 200 and the p99 is at most 100 ms. Then four times the rate that is held, while health and signing in are asked for. Discover, the leaderboard and the search with instructions are asked for ten words, at 800 a second.',
    goals: {
      rate: {
        what: 'Documents of recipes a second at a p99 of 100 ms',
        unit: 'a second',
        atLeast: 3000,
        whenMissed: crowded,
      },
      overload: {
        what: 'Answered at four times that rate, of what is held',
        unit: '%',
        atLeast: 90,
        whenMissed: crowded,
      },
      untold: {
        what: 'Requests in the meantime that got neither the document nor a 503 with the time to come back',
        unit: '',
        atMost: 0,
        whenMissed: crowded,
      },
      others: {
        what: 'Health checks and sign-ins in the meantime without an answer',
        unit: '',
        atMost: 0,
        whenMissed: crowded,
      },
      discover: { what: 'Discover at 800 a second, p99', unit: 'ms', atMost: 50, whenMissed: crowded },
      leaderboard: {
        what: 'The leaderboard at 800 a second, p99',
        unit: 'ms',
        atMost: 50,
        whenMissed: crowded,
      },
      search: {
        what: 'Search with instructions at 800 a second, p99',
        unit: 'ms',
        atMost: 50,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'gateway-hop',
    figure: 'S2',
    title: 'The gateway’s hop',
    how: 'The same pages of 40 recipes, requested alternately from the catalogue directly over NATS, through a bare HTTP server that asks over NATS with the client’s own request, hashes the reply for its ETag and does nothing else, and through the gateway, over one connection; the hop is the difference between the medians. CPU time per response is that of the bare server’s process and of the gateway’s, alternately, with 8 connections. Both answer 4,000 requests before, so that their code is compiled.',
    goals: {
      hop: {
        what: 'Added by the gateway, p50',
        unit: 'ms',
        atMost: 0.5,
        whenMissed:
          'The difference holds the HTTP exchange itself; each change of process costs more than the work in it. The next step is that of the CPU time below.',
      },
      timesAsker: {
        what: 'CPU time of the gateway for a 17 kB response, times that of a bare HTTP server that only asks over NATS and hashes the reply',
        unit: 'x',
        atMost: 1.2,
        whenMissed:
          'In a profile of the gateway with 17 kB replies, 30% of its CPU time is the writes to NATS and to the browser, and 16% garbage collection; both are in the bare server too. Replies are read into memory outside the heap, and so much of it makes V8 collect the whole heap twice a second: 45 ms each time with the gateway’s 52 MB of live objects, 23 ms with the bare server’s 25 MB. A smaller or larger young generation makes no difference beyond the spread. Fastify’s and Nest’s hooks, the check of the input, and the rate limit are spread over many functions, none of them above 1%. The next step is to answer public reads before Fastify’s hooks, as cached pages are.',
      },
    },
  },
  {
    id: 'recipe-search',
    figure: 'S3',
    title: 'Search',
    how: 'Substring search in name, ingredients, category and tags (Discover), or also in instructions, over synthetic recipes with the library’s ingredients and words. Up to 100,000 recipes, every result set is compared with that of a plain scan. Inside the service, each query counts with the best of seven rounds; p99 is over all queries, including terms without results. End to end is through gateway, NATS, index and MongoDB, compared with a bare server that lets MongoDB scan with a regular expression; every text is requested once.',
    goals: {
      discover10000: { what: 'Discover, 10,000 recipes, p99', unit: 'ms', atMost: 1, whenMissed: crowded },
      discover100000: { what: 'Discover, 100,000 recipes, p99', unit: 'ms', atMost: 5, whenMissed: crowded },
      discover1000000: {
        what: 'Discover, 1,000,000 recipes, p99',
        unit: 'ms',
        atMost: 25,
        whenMissed: crowded,
      },
      recipes100000: {
        what: 'With instructions, 100,000 recipes, p99',
        unit: 'ms',
        atMost: 25,
        whenMissed: crowded,
      },
      endToEnd: {
        what: 'End to end, times a regular expression in MongoDB',
        unit: 'x',
        atLeast: 3.5,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'search-meaning',
    figure: 'S3',
    title: 'What a search means',
    how: 'The project’s own searches as people type them, read over synthetic recipes with the library’s ingredients: several ingredients, brands, what is left out, natures, wrong spellings, other languages. Inside the process, each search counts with the best of five rounds after one that is not counted, so that what the shelf keeps is there.',
    goals: {
      meaning10000: { what: '10,000 recipes, p95', unit: 'ms', atMost: 25, whenMissed: crowded },
      meaning100000: { what: '100,000 recipes, p95', unit: 'ms', atMost: 250, whenMissed: crowded },
    },
  },
  {
    id: 'search-engines',
    figure: 'S3',
    title: 'Search in memory and in OpenSearch',
    how: 'The same synthetic recipes and substrings as above, searched in the in-memory index and in a single OpenSearch node on the same machine, one after the other; every result, its total and the cursor of the next page are compared. Each query counts with the best of three rounds; facets are searches with the counts of every facet. Memory of OpenSearch is the resident memory of its process.',
    goals: {
      discover: {
        what: 'Discover in OpenSearch, 10,000 recipes, p95',
        unit: 'ms',
        atMost: 50,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'match',
    figure: 'S4',
    title: 'Matching a bar',
    how: 'A bar of 200 items, and three such bars together, are matched with all recipes, including the first page. The percentages must equal those of a naive loop, which is timed on a sample in the same rounds. In the running service: p99 of another public list while members with 200 items keep matching 100,000 recipes, compared with the same list without that load.',
    goals: {
      'match100000/1000': {
        what: '100,000 recipes, 1,000 names',
        unit: 'ms',
        atMost: 15,
        whenMissed: crowded,
      },
      'match100000/100000': {
        what: '100,000 recipes, 100,000 names',
        unit: 'ms',
        atMost: 40,
        whenMissed: crowded,
      },
      'match1000000/1000': {
        what: '1,000,000 recipes, 1,000 names',
        unit: 'ms',
        atMost: 120,
        whenMissed: crowded,
      },
      threeBars: {
        what: 'Three bars of 200 items together, 100,000 recipes, 1,000 names',
        unit: 'ms',
        atMost: 15,
        whenMissed: crowded,
      },
      naive: { what: 'Times the naive loop at 100,000', unit: 'x', atLeast: 100 },
      others: {
        what: 'Other endpoints’ p99 during matching, relative to idle',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'Matching yields every few milliseconds, but it still shares two cores with gateway, MongoDB and load generator. The next step is a worker thread with a shared table.',
      },
    },
  },
  {
    id: 'trending',
    figure: 'S5',
    title: 'Trending',
    how: 'The running catalogue calculates popularity, each time over 10,000 new events on 2,000 recipes, with a history of 100,000 counted events and then of 1,000,000. CPU time is that of the catalogue process, minus what the idle service uses in the same time. The list is requested from the catalogue over NATS, bypassing the gateway’s cache.',
    goals: {
      processor: {
        what: 'CPU time of the service for 10,000 new events',
        unit: 'ms',
        atMost: 5,
        whenMissed:
          'A calculation makes ten round trips to MongoDB in one transaction; then the relay publishes its event. MongoDB groups the events into recipes that count alike; one query reads what enters and leaves the windows, and one reads the first recipes of all four windows with the strongest person of each (it used to take eight). What remains is the driver: about a millisecond per round trip, and 1.5 ms for the ids of 2,000 recipes, which travel both ways. A $merge outside the transaction would save the ids and only one round trip: claiming the events stays a transaction (three round trips), because a process that is killed may still be claiming while the next one counts; the merge and the standings take one each; what is shown, its run and its event are another transaction (four). So it was not built. Fewer round trips need events that are counted without being claimed.',
      },
      history: {
        what: 'A calculation at 1,000,000 past events, relative to 100,000',
        unit: 'x',
        atMost: 1.3,
        whenMissed: crowded,
      },
      read: { what: 'The list, p99', unit: 'ms', atMost: 5, whenMissed: crowded },
    },
  },
  {
    id: 'hot-recipe',
    figure: 'RATE-02, RATE-03',
    title: 'A hot recipe',
    how: 'One recipe of 2,000 is requested repeatedly over 4 connections: its server-rendered page and its API reply, through gateway and catalogue. It is read without other load, while members rate it through the gateway 1,000 times a minute (each member once), and while they rate another recipe at the same rate; the three alternate in changing order. A rating changes the average that page and reply show; the gateway drops them at once, and again at the end of each second with more ratings. Afterward the recipe must count every rating.',
    goals: {
      page: {
        what: 'Its page during 1,000 ratings a minute, p99, relative to none',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'The gateway drops a page at most once a second for its ratings, so a recipe’s own ratings cost no more than those of another recipe, as the rows show. What remains comes with any rating: a transaction in catalogue and MongoDB and an event, on the two cores that gateway and load generator keep busy. The next step is to measure with the generator and MongoDB on other machines.',
      },
      reply: {
        what: 'Its API reply during the same, p99, relative to none',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'As with the page. A cached reply takes so little time that any other load is a multiple of it: the table shows the milliseconds.',
      },
    },
  },
  {
    id: 'own-import',
    figure: 'BEYOND-25',
    title: 'The report of a member’s import',
    how: 'Files with as many of the library’s recipes as one import takes (300 recipes, 300,000 characters), in every format in turn, are read and compared with the member’s own hundred recipes: one file a second, requested from the catalogue over NATS. In the meantime one recipe of 2,000 is requested repeatedly, with and without these reports.',
    goals: {
      report: { what: 'A report, p95', unit: 'ms', atMost: 1000, whenMissed: crowded },
      others: {
        what: 'One recipe in the meantime, p99, relative to no reports',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'Reading takes up to 180 ms of CPU time (280 recipes in YAML) and yields after each millisecond, but a request needs several turns of the event loop, and each may wait for one. The next step is to read in a worker thread.',
      },
    },
  },
  {
    id: 'leaderboard',
    figure: 'S6',
    title: 'Leaderboard',
    how: 'Own rank and a random page of the all-time leaderboard with 1,000,000 members, alternating with the month’s leaderboard with 1,000, through gateway and service; signed in, with rate limits and validation. Also the time from the response to an action until its points are on the all-time leaderboard.',
    goals: {
      rank: {
        what: 'Own rank, p99 at 1,000,000, relative to 1,000',
        unit: 'x',
        atMost: 1.3,
        whenMissed: crowded,
      },
      page: {
        what: 'Any page, p99 at 1,000,000, relative to 1,000',
        unit: 'x',
        atMost: 1.3,
        whenMissed: crowded,
      },
      visible: { what: 'From an action to the leaderboard, p99', unit: 's', atMost: 1, whenMissed: crowded },
    },
  },
  {
    id: 'points',
    figure: 'BEYOND-58 to BEYOND-64',
    title: 'Points',
    how: 'Every member has 20 activities, drawn from 2,000 distinct one-year ledgers that the service’s own rules produced, with totals, months, weeks and achievements. A burst of actions, each by another member, is measured from publishing the events until all are in the ledger: CPU time of the service and of MongoDB, compared with the same burst on an empty ledger. The all-time leaderboard is read through gateway and service once it is complete. The ledger is replayed and compared member by member, as `npm run replay -- engagement-points points` does; the total time is extrapolated from the part that is replayed.',
    goals: {
      award: {
        what: 'CPU time of an award in bulk, relative to an empty ledger',
        unit: 'x',
        atMost: 1.5,
        whenMissed: crowded,
      },
      rank: { what: 'Own rank through the gateway, p99', unit: 'ms', atMost: 20, whenMissed: crowded },
      page: {
        what: 'Any page of the board through the gateway, p99',
        unit: 'ms',
        atMost: 20,
        whenMissed: crowded,
      },
      replay: {
        what: 'Entire ledger replayed and compared',
        unit: 'min',
        atMost: 30,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'job-board',
    figure: 'JOB-02 to JOB-04',
    title: 'Job board',
    how: 'With 100,000 open postings of about 30 words each and 1,000,000 applications: pages of the board with two filters, prefix searches for common and rare words, and the counts that each filter would leave, requested from the service over NATS and, signed in, through the gateway. MongoDB’s profiler shows whether a query scanned a whole collection.',
    goals: {
      board: {
        what: 'A page with two filters, p99 in the service',
        unit: 'ms',
        atMost: 20,
        whenMissed: crowded,
      },
      search: { what: 'A search, p99 in the service', unit: 'ms', atMost: 20, whenMissed: crowded },
      counts: {
        what: 'The counts of a filter, p99 in the service',
        unit: 'ms',
        atMost: 20,
        whenMissed: crowded,
      },
      searchCounts: {
        what: 'The counts of a search, p99 in the service',
        unit: 'ms',
        atMost: 20,
        whenMissed: crowded,
      },
      received: {
        what: 'Applications for a posting, p99 in the service',
        unit: 'ms',
        atMost: 20,
        whenMissed: crowded,
      },
      mine: { what: 'Own applications, p99 in the service', unit: 'ms', atMost: 20, whenMissed: crowded },
      scans: { what: 'Queries that scan a whole collection', unit: '', atMost: 0 },
    },
  },
  {
    id: 'events',
    figure: 'S8',
    title: 'Events',
    how: 'Publishing with acknowledgment to a file-backed JetStream stream, as the relay does, next to a stream in memory. A change with its outbox row in one transaction through our own `Transactions` and `Outbox`, alternating with two plain inserts by the driver with the same guarantee (majority, journaled). The time from the end of the commit to the consumer’s handler in an idle service: relay, JetStream, inbox. And a backlog that a consumer processes in batches, next to the same effects with one transaction each.',
    goals: {
      publish: {
        what: 'Published and acknowledged',
        unit: 'a second',
        atLeast: 20_000,
        whenMissed:
          'Client and server share two cores here, and the client alone uses one of them fully. The server acknowledges more with several publishers; the next step is batch publishing once the oldest supported server has it.',
      },
      change: {
        what: 'A change with its event, relative to two plain inserts, p50',
        unit: 'x',
        atMost: 1.2,
        whenMissed: crowded,
      },
      wait: { what: 'Commit to consumer, p99, idle', unit: 'ms', atMost: 50, whenMissed: crowded },
    },
  },
  {
    id: 'sign-in',
    figure: 'S9',
    title: 'Signing in',
    how: 'Sign-ins with the correct password through gateway, NATS, identity and MongoDB, alternating with bare argon2id of the same cost on one thread per core. And pages of recipes over 4 connections, without other load and during a storm of 32 concurrent sign-ins. And how long an answer takes for an address that has an account, in relation to one that has none: at sign-in with a wrong password, and when a new password is asked for, in alternating pairs.',
    goals: {
      rate: {
        what: 'Sign-ins, relative to bare argon2id',
        unit: 'x',
        atLeast: 0.85,
        whenMissed:
          'A sign-in takes 12.3 ms of CPU time, argon2id alone 8.7 ms: 0.71x. Argon2id is 8.3 ms of it; identity takes 1.6 ms more, MongoDB 1.1 ms, the gateway 0.7 ms, NATS 0.2 ms, Redis 0.1 ms and the load generator 0.2 ms. For 0.85x all but argon2id may take 1.9 ms. There are five exchanges: a read and a journaled write in MongoDB, two commands to Redis, one request over NATS; a quarter of the time of identity and gateway is the system call that writes to a socket. A quarter of MongoDB’s time is its journal, a tenth the outbox’s change stream, which every write wakes. The next step is to keep the 19 MiB of a hashing thread from one hash to the next, because the kernel fills them with zeros for a fifth of each hash: the library can, but its binding for Node does not offer it.',
      },
      'time of sign-in': {
        what: 'Known beside unknown addresses at sign-in, whichever takes longer',
        unit: 'x',
        atMost: 1.1,
        whenMissed: crowded,
      },
      'time of a new password': {
        what: 'The same when a new password is asked for',
        unit: 'x',
        atMost: 1.1,
        whenMissed: crowded,
      },
      reads: {
        what: 'Reads during a storm of sign-ins, p99, relative to none',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'Hashing gives way to everything else, where threads can: on Linux. The rest of the sign-ins, and the caches they clear, remain; where identity has a machine of its own they do not.',
      },
    },
  },
  {
    id: 'assistant',
    figure: 'BEYOND-45',
    title: 'The AI bartender',
    how: 'Ten questions, asked repeatedly through the gateway, are answered by the rules of the AI bartender without a language model; the answer includes the cards. And a hundred members hold a conversation of five questions at the same time.',
    goals: {
      'first-card': {
        what: 'First card among 10,000 recipes, p95',
        unit: 'ms',
        atMost: 150,
        whenMissed: crowded,
      },
      'at-once': {
        what: 'An answer in 100 conversations at once, p95',
        unit: 's',
        atMost: 3,
        whenMissed:
          'Each answer searches 10,000 drinks on the catalogue’s single thread for about 10 ms, in addition to two requests to inventory and one transaction; a hundred that start at the same moment wait for each other. None is refused. The next step is a second replica of the catalogue, or an index of tastes.',
      },
    },
  },
  {
    id: 'uploads',
    figure: 'check 57',
    title: 'Signing in during uploads',
    how: 'Sign-ins with the correct password over 4 connections through gateway and identity, alternating between no other load and eight members who continuously upload pictures of 24 megapixels.',
    goals: {
      'sign-ins': {
        what: 'Sign-ins during uploads, p99, relative to none',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'Pictures wait in a bounded queue, and a process of a lower priority than hashing works on them one by one. Files as large that are refused before they are decoded slow sign-ins down as much, 3.0x: what is left is reading forms in the gateway and sending them in the load generator, on the same two cores. The next step is to stream forms to a file, and to measure with the generator on another machine.',
      },
    },
  },
  {
    id: 'feed',
    figure: 'S10, S17',
    title: 'Posts and feeds',
    how: 'Pages of 20 posts from random positions in the list of a tag, alternating between 10,000 posts and a very large number (see below). The feed of a member who follows 10 others alternates with that of one who follows 5,000, with 20 activities each, through gateway and service. And one action of a member with 100,000 followers is measured from its request until every feed has its line, while others read their feeds.',
    goals: {
      posts: {
        what: 'A page of very many posts, p50, relative to 10,000',
        unit: 'x',
        atMost: 1.5,
        whenMissed: crowded,
      },
      followed: {
        what: 'A feed of 5,000 followed, p50, relative to 10',
        unit: 'x',
        atMost: 1.3,
        whenMissed:
          'Both read 20 lines by one index; the page of the larger one names up to twice as many different members, whose cards are more bytes. The next step is a profile of the two.',
      },
      depth: {
        what: 'Any page of a feed of 100,000 lines, p50, relative to its first',
        unit: 'x',
        atMost: 1.5,
        whenMissed: crowded,
      },
      spread: { what: 'In 100,000 feeds', unit: 's', atMost: 60, whenMissed: crowded },
      others: {
        what: 'Reading a feed during that, p99, relative to before',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'The lines are written 250 at a time by the process that reads feeds, and by the MongoDB it reads them from. The next step is a replica that only works jobs.',
      },
    },
  },
  {
    id: 'what-to-buy',
    figure: 'S10',
    title: 'What to buy',
    how: 'For each of 100 bars of library items, drawn by chance as likings and prices are, the proposal is counted drink by drink and compared with the optimum, which a solver of mixed-integer programs (HiGHS) finds from the vocabulary alone: one, two and three bottles, and up to five within a budget of 30 to 150 dollars. And the time of a proposal of up to five within a budget, for bars of 200 items among 10,000 recipes, with the longest time that anything else in the process waits meanwhile.',
    goals: {
      worst: { what: 'Share of the optimum at the worst bar, up to three bottles', unit: 'x', atLeast: 0.95 },
      all: { what: 'Share of the optimum over all bars, worst kind of wish', unit: 'x', atLeast: 0.99 },
      time: {
        what: '10,000 recipes, a bar of 200 items, p95',
        unit: 'ms',
        atMost: 200,
        whenMissed: crowded,
      },
      wait: {
        what: 'The longest that anything else waits meanwhile, p95',
        unit: 'ms',
        atMost: 20,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'bar-ledger',
    figure: 'S10',
    title: 'The ledger of a bar',
    how: 'A bar with 100,000 entries about 200 bottles alternates with one of 1,000 entries about as many: pages of 30 from random positions of the history, through gateway and service, and spills that are written to a bottle, one after the other. Then `npm run replay -- inventory bars` makes all bottles again from the entries.',
    goals: {
      page: {
        what: 'A page of a history of 100,000 entries, p99',
        unit: 'ms',
        atMost: 20,
        whenMissed: crowded,
      },
      depth: {
        what: 'A page of 100,000 entries, p50, relative to 1,000',
        unit: 'x',
        atMost: 1.3,
        whenMissed: crowded,
      },
      write: {
        what: 'A spill at a bar of 100,000 entries, p50, relative to 1,000',
        unit: 'x',
        atMost: 3,
        whenMissed:
          'A bottle is made again from its entries, of which there are 500 instead of 5. The next step is to begin at the last count.',
      },
    },
  },
  {
    id: 'rooms',
    figure: 'S16',
    title: 'Live rooms',
    how: 'A live session with 500 members, whose connections are spread over two gateways; one other process holds all clients. Measured from sending a message over HTTP until each page has received it, first while all read, then while 25 of them do not read from their sockets. Memory is the difference of a gateway with its 250 pages and without. And the host leads 200 pages through a recipe: how much later than the first page each other page receives a step.',
    goals: {
      fanOut: { what: 'A message to 500 pages, p95', unit: 'ms', atMost: 300, whenMissed: crowded },
      slow: {
        what: 'The same with 25 that do not read, relative to none',
        unit: 'x',
        atMost: 1.5,
        whenMissed: crowded,
      },
      memory: { what: 'Held for each page', unit: 'kB', atMost: 100 },
      skew: {
        what: 'A step of a recipe, first page to others of 200, p95',
        unit: 'ms',
        atMost: 300,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'first-view-data',
    figure: 'S11',
    title: 'First-view data',
    how: 'The documents as the gateway sends them, with the whole starter library and a community of 24 posts: the first-view data that each document embeds for its own page, compressed separately with gzip.',
    goals: {
      '/': { what: 'Data in `/`', unit: 'kB', atMost: 20 },
      '/recipes': { what: 'Data in `/recipes`', unit: 'kB', atMost: 20 },
      '/community': { what: 'Data in `/community`', unit: 'kB', atMost: 20 },
    },
  },
  {
    id: 'page-load',
    figure: 'S12',
    title: 'Public pages in the browser',
    how: 'Everything a page’s document references, compressed with gzip; and the pages in Chromium on Lighthouse’s phone, 412 × 823 with a 4x slower CPU, over loopback and over slow 4G (150 ms round trip, 1.6 Mbit/s). The recipe is the first of the list. Medians of five loads with an empty cache: largest contentful paint (the goal is for loopback), blocking time from first paint until the page is idle, and layout shift (for slow 4G). Lighthouse itself where it can be installed.',
    goals: {
      script: { what: 'Scripts of the heaviest public page at its start', unit: 'kB', atMost: 150 },
      route: {
        what: 'Heaviest route loaded on demand',
        unit: 'kB',
        atMost: 30,
        whenMissed:
          'That is the client of LiveKit: one module of one library, 964 kB of source, with no parts to leave out; our own code is 0.4 % of the file. No page fetches it: it comes when somebody presses a button to watch or to show a video, in a room whose site has a video server. The next file weighs a fifth of it, as the second table shows.',
      },
      style: { what: 'Styles of the heaviest public page', unit: 'kB', atMost: 30 },
      lcp: { what: 'Largest contentful paint, slowest page', unit: 's', atMost: 1.8 },
      tbt: { what: 'Total blocking time, worst page', unit: 'ms', atMost: 100 },
      cls: { what: 'Cumulative layout shift, worst page', unit: '', atMost: 0.02 },
      performance: {
        what: 'Lighthouse mobile, performance, worst page',
        unit: '',
        atLeast: 95,
      },
      accessibility: { what: 'Lighthouse accessibility, worst page', unit: '', atLeast: 100 },
      practices: { what: 'Lighthouse best practices, worst page', unit: '', atLeast: 100 },
    },
  },
  {
    id: 'console',
    figure: 'S13',
    title: 'Console',
    how: 'The scripts of the sign-in page and of the console behind it, with their static imports, compressed with gzip. The pages of single resources are loaded when they are opened.',
    goals: { script: { what: 'Scripts at its start', unit: 'kB', atMost: 450 } },
  },
  {
    id: 'start-and-memory',
    figure: 'S14',
    title: 'Start and memory',
    how: 'A second `npm start` in the same folder until everything is ready; resident memory of each process after half a minute of idling, first with one process per service and then with all services in one; and the heap and buffers of each process after a full garbage collection under a mixed load of reads, from the end of the second minute to the end of the last. Resident memory would not show a leak: it depends on when the garbage collector runs.',
    goals: {
      start: { what: 'Second `npm start` until ready', unit: 's', atMost: 10 },
      each: {
        what: 'Largest process, idle',
        unit: 'MiB',
        atMost: 150,
        whenMissed:
          'Nearly 60 MiB are Node’s own executable, which all processes share. Most of the rest is the source text of packages, bundled without comments, which V8 keeps, and the code compiled from it: mainly Mongoose with its driver, Nest and BullMQ. Only the catalogue is above: it holds 27 MiB more live objects than the other services, most of them also without a recipe: its own code and the packages that only it loads. The next step is to load what only imports and exports need when they are asked for.',
      },
      all: { what: 'All services in one process, idle', unit: 'MiB', atMost: 500 },
      growth: {
        what: 'Largest growth of retained memory under load',
        unit: '%',
        atMost: 5,
        whenMissed:
          'Caches had not reached their limits when the first reading was taken. A longer run tells a leak from that.',
      },
    },
  },
  {
    id: 'facets',
    figure: 'S15',
    title: 'Facets with counts',
    how: 'Discover over 100,000 synthetic recipes: without text and with texts of every kind, each with zero to eight choices, a page in the chosen order and the counts of all facets. Each query counts with the best of seven rounds, p99 over all queries; every ninth is compared with a plain scan, including the counts.',
    goals: {
      facets: {
        what: 'A page and all counts, 100,000 recipes, p99',
        unit: 'ms',
        atMost: 5,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'bulk-mail',
    figure: 'S7',
    title: 'Bulk mail',
    how: 'One bulk mail to 100,000 members, each with a row of their own, over eight connections to a local mail server that accepts everything, compared with bare nodemailer in its own process, which sends the same mail over as many connections and records nothing. The sender is killed three times with SIGKILL while sending, and the mails that the server accepted are counted at the end. A mail accepted at the moment of a kill is sent again with the same Message-ID, by which mail servers and clients recognize a duplicate.',
    goals: {
      queued: { what: '100,000 recipients chosen and queued', unit: 's', atMost: 5, whenMissed: crowded },
      rate: {
        what: 'Mails a second, relative to bare nodemailer',
        unit: 'x',
        atLeast: 0.75,
        whenMissed:
          'For each mail the sender takes about 0.5 ms of CPU time, MongoDB 0.25 ms (a claim and a mark in two indexes), the mail server 0.13 ms and identity 0.06 ms, on two cores that other programs use as well. The next step is fewer index entries for each recipient.',
      },
      lost: { what: 'Recipients who got nothing', unit: '', atMost: 0 },
      twice: { what: 'Recipients who got two different mails', unit: '', atMost: 0 },
      copies: {
        what: 'Copies of the same mail per kill, at most one per connection',
        unit: '',
        atMost: 8,
      },
      reads: {
        what: 'p99 of reading a recipe during that, relative to idle',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'The mail server, the sender, MongoDB and the reader share two cores. The next step is a lower CPU priority for the sender.',
      },
    },
  },
  {
    id: 'analytics',
    figure: 'BEYOND-96, BEYOND-98, BEYOND-101',
    title: 'Figures, audiences and exports of the console',
    how: 'Members who joined over a year, each with three items on their bar and two favorites, figures rolled up for each day of that year, and one search without results per thousand members and day. Through gateway and services: the concurrent requests of the console when analytics is opened and a year is chosen in every panel, 40 times, after three openings that are not counted, because the first of a day adds up the failed searches of the days before; the same for the statistics of the database page; the members a bulk mail would go to, with one in fifty unsubscribed and one in two hundred suppressed; and all profiles as one JSON file, read as fast as it arrives. The same requests were measured with 10,000 members before.',
    goals: {
      year: {
        what: 'A year of analytics opened, p95',
        unit: 'ms',
        atMost: 300,
        whenMissed: crowded,
      },
      growth: {
        what: 'The same, relative to 10,000 members, p50',
        unit: 'x',
        atMost: 2,
        whenMissed: crowded,
      },
      tables: {
        what: 'The statistics of all tables, p95',
        unit: 'ms',
        atMost: 300,
        whenMissed: crowded,
      },
      audience: {
        what: 'An audience counted, the slowest one',
        unit: 'ms',
        atMost: 1000,
        whenMissed:
          'Every verified member is counted on a covering index, whose size grows with them. The next step is a count that the job of the daily figures maintains.',
      },
      taste: {
        what: 'Who likes an ingredient, counted among a million members',
        unit: 's',
        atMost: 60,
        whenMissed:
          'For 2,000 members at a time the catalogue reads everything they have saved, which is most of the work. The next step is a second replica, so that two pieces are counted in parallel.',
      },
      export: {
        what: 'Rows of a table exported',
        unit: 'a second',
        atLeast: 10_000,
        whenMissed: crowded,
      },
      memory: {
        what: 'Memory of gateway and service in the second half of the export, beyond the first',
        unit: 'MiB',
        atMost: 64,
        whenMissed: crowded,
      },
    },
  },
  {
    id: 'unit-costs',
    figure: 'S7',
    title: 'Unit costs',
    how: 'Every service runs in its own process, with 2,000 recipes and 300 members. Each kind of request is measured separately, at a steady 30 a second, until all its events, jobs and mails are done: CPU time of every process beyond its idle use, events, and bytes in MongoDB, NATS and Redis. Each read requests something the gateway has not cached. Then a load of all kinds runs at the same rate for three minutes; it is not used for the costs, and the table below shows how far they are from it. `npm run capacity` calculates with them ([capacity](capacity.md)).',
    goals: {
      processor: {
        what: 'CPU time of a mixed load, predicted and measured',
        whenMissed:
          'Each kind is measured separately, and the load mixes them: most likely a process that alternates between kinds uses its caches less well. The next step is a profile of one service under both.',
        unit: '% off',
        atMost: 20,
      },
      bytes: {
        what: 'Bytes that a mixed load leaves, predicted and measured',
        whenMissed:
          'The load writes some hundred rows into each of many collections, whose indexes grow by whole pages. The next step is a load that writes for longer.',
        unit: '% off',
        atMost: 20,
      },
    },
  },
];
