/** One figure that is wanted. */
export interface Goal {
  what: string;
  unit: string;
  atLeast?: number;
  atMost?: number;
  /** Shown only when it is missed: why, and the next step. */
  whenMissed?: string;
}

/** What a benchmark measures and how. */
export interface Subject {
  id: string;
  /** The number of the figure in the list of what good means. */
  figure: string;
  title: string;
  /** How it is measured, and against what. */
  how: string;
  goals: Record<string, Goal>;
}

/** For figures that are processor time of one thread or the wait for one. */
const crowded =
  'Where the load above is larger than the number of cores, other programs had the processor: to be measured alone. Otherwise the next step is a profile of the slowest row below.';

/** The goals of speed. A benchmark of the same id brings the values, by the goals' keys. */
export const subjects: readonly Subject[] = [
  {
    id: 'public-reads',
    figure: 'S1',
    title: 'Public reads through the whole stack',
    how: 'A page of 24 and one recipe of 10,000, through gateway, NATS, catalogue and MongoDB with authentication, rate limits, validation of input and reply, and logging; against one process of Fastify and the MongoDB driver that makes the same queries on the same data and does nothing else. 32 connections, one process per tier. More different pages are asked for than the gateway holds, except for the hot page, which it answers from memory.',
    goals: {
      list: {
        what: 'A page of 24, times the bare server',
        unit: 'x',
        atLeast: 0.7,
        whenMissed:
          'An answer passes four processes instead of two, on two cores they share with the load generator, and each of them pays for its sockets. The check of the reply against its contract is compiled by zod and a twentieth of the catalogue’s time; MongoDB’s driver and the sockets, which the bare server pays for too, are most of it. The next step is to measure with the generator on another machine.',
      },
      one: {
        what: 'One recipe, times the bare server',
        unit: 'x',
        atLeast: 0.55,
        whenMissed:
          'The reply is small, so the fixed cost of an edge request weighs most: an HTTP server that asks over NATS and does nothing else takes two thirds of the gateway’s processor time for it. The next step is that of the gateway’s hop.',
      },
      hot: {
        what: 'A hot page, times the bare server',
        unit: 'x',
        atLeast: 10,
        whenMissed:
          'Held pages are answered before any other hook looks at them, and a quarter of what is left is the write to the socket, a twentieth the budget of the one caller, which comes from Redis for 25 requests at a time; on two cores the gateway shares them with the load generator, which the bare server keeps less busy. The next step is to measure with the generator on another machine.',
      },
    },
  },
  {
    id: 'gateway-hop',
    figure: 'S2',
    title: 'The gateway’s hop',
    how: 'The same pages of 40 recipes asked of the catalogue directly over NATS and through the gateway, by turns, one connection; the hop is the difference of the medians. Processor time is that of the gateway’s process for each answer with 8 connections.',
    goals: {
      hop: {
        what: 'Added by the gateway, p50',
        unit: 'ms',
        atMost: 0.5,
        whenMissed:
          'The difference holds the HTTP exchange itself; each change of process costs more than the work in it. The next step is that of the processor time below.',
      },
      processor: {
        what: 'Processor time of the gateway for an answer of 17 kB',
        unit: 'µs',
        atMost: 300,
        whenMissed:
          'An HTTP server that asks over NATS, hashes the reply for the ETag and does nothing else takes three quarters of it: two sockets are read and written. The rest is Fastify’s and Nest’s hooks and the check of the input. The next step is to ask over NATS without the client’s own bookkeeping, which makes an error for every request that succeeds.',
      },
    },
  },
  {
    id: 'recipe-search',
    figure: 'S3',
    title: 'Search',
    how: 'Substrings in name, ingredients, category and tags (Discover) or also instructions, over made-up recipes with the library’s ingredients and words; every result set is compared with a plain scan’s up to 100,000 recipes. Inside the service each query counts with its best of seven rounds, p99 over all queries, absent terms included. End to end: through gateway, NATS, index and MongoDB, against a bare server that lets MongoDB scan with a regular expression; every text is asked for once.',
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
    id: 'search-engines',
    figure: 'S3',
    title: 'Search in memory and in OpenSearch',
    how: 'The same made-up recipes and substrings as above, asked of the index in memory and of an OpenSearch of one node on the same machine, one after the other; every result, its total and the place of the next page are compared. Each query counts with its best of three rounds; facets are searches with the counts of every facet. Memory of OpenSearch is what its process holds.',
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
    how: 'A bar of 200 items against all recipes, first page included, percentages identical to a naive loop’s, which is timed on a sample in the same rounds. Beside it, in the running service: p99 of another public list while members with 200 items match 100,000 recipes again and again, against the same list without that.',
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
      naive: { what: 'Times the naive loop at 100,000', unit: 'x', atLeast: 100 },
      others: {
        what: 'Other endpoints’ p99 meanwhile, times their usual',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'Matching gives way every few milliseconds, and on two cores it still shares them with gateway, MongoDB and load generator. The next step is a worker thread with a shared table.',
      },
    },
  },
  {
    id: 'trending',
    figure: 'S5',
    title: 'Trending',
    how: 'Calculations of popularity in the running catalogue, each over 10,000 new acts on 2,000 recipes, in a history of 100,000 counted acts and then in one of 1,000,000. Processor time is that of the catalogue’s process. The list is asked of the catalogue over NATS, past what the gateway holds.',
    goals: {
      processor: {
        what: 'Processor time of the service for 10,000 new acts',
        unit: 'ms',
        atMost: 5,
        whenMissed:
          'Acts are grouped by MongoDB until recipes that count alike stand together, so that a few groups come back for 10,000 acts, where 2,000 rows did: 37 ms instead of 53 (medians of 9, on a machine with other work; rounds that nothing disturbed took 24 to 27). The table says how much of it an idle service uses in the same time. The rest, as a profile shows, is round trips to MongoDB for one calculation and the relay of its event. The next step is fewer of them.',
      },
      history: {
        what: 'A calculation at 1,000,000 past acts, times that at 100,000',
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
    how: 'Over 4 connections, one recipe of 2,000 is asked for again and again: its page with the first view in it, and its reply of the API, through gateway and catalogue. Alone, and while members rate it, 1,000 a minute, each once and through the gateway; and while they rate another recipe as often, by turns, in changing order. Every rating changes the average that page and reply show, so that neither may be held longer than until the next. Afterwards the recipe must count every rating.',
    goals: {
      page: {
        what: 'Its page beside 1,000 ratings a minute, p99, times without',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'Most of it comes with ratings of any recipe, as the row of another one says: each is a transaction of catalogue and MongoDB and an event, on the two cores that gateway and load generator keep busy. The rest is the page, which each rating drops and the next reader has made anew. The next step is to measure with the generator and MongoDB on other machines.',
      },
      reply: {
        what: 'Its API reply meanwhile, p99, times without',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'As with the page. A held reply takes so little that anything beside it is a multiple: the table has the milliseconds.',
      },
    },
  },
  {
    id: 'leaderboard',
    figure: 'S6',
    title: 'Leaderboard',
    how: 'Through gateway and service: own rank and any page of the board of all time with 1,000,000 members, and of the month’s with 1,000, by turns; each signed in, limits and validation on. And from the answer to an act until the board of all time knows its point.',
    goals: {
      rank: {
        what: 'Own rank, p99 at 1,000,000, times that at 1,000',
        unit: 'x',
        atMost: 1.3,
        whenMissed: crowded,
      },
      page: {
        what: 'Any page, p99 at 1,000,000, times that at 1,000',
        unit: 'x',
        atMost: 1.3,
        whenMissed: crowded,
      },
      visible: { what: 'From an act to the board, p99', unit: 's', atMost: 1, whenMissed: crowded },
    },
  },
  {
    id: 'points',
    figure: 'BEYOND-58 to BEYOND-64',
    title: 'Points',
    how: 'Members with 20 activities each, drawn from 2,000 different ledgers of a year that the service’s own rules have judged, with their totals, months, weeks and achievements. A burst of acts, each of another member, from the publishing of their events until all stand in the ledger; processor time of the service and of MongoDB, and the same beside an empty ledger before. The board of all time through gateway and service, once it is whole. And the ledger replayed and compared member by member, as `npm run replay -- engagement-points points` does it; how long all of it takes follows from the part that is replayed.',
    goals: {
      award: {
        what: 'Processor time of an award in bulk, times that beside an empty ledger',
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
        what: 'The whole ledger replayed and compared',
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
    how: 'Beside 100,000 open postings of some 30 words each and 1,000,000 applications: pages of the board with two filters, searches for the beginning of a word, common ones and rare ones, and what each filter would leave, asked of the service over NATS and, signed in, through the gateway. MongoDB’s profiler says of every question whether it read a whole collection.',
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
      scans: { what: 'Questions that read a whole collection', unit: '', atMost: 0 },
    },
  },
  {
    id: 'events',
    figure: 'S8',
    title: 'Events',
    how: 'Publishing with confirmation to a JetStream stream in files as the relay does it, beside one in memory. A change with its outbox row in one transaction through our own `Transactions` and `Outbox`, against two plain inserts by the driver with the same guarantee (majority, journaled), by turns. From the end of the commit to the consumer’s handler in an idle service: change stream, relay, JetStream, inbox. And a backlog worked off by a consumer, beside the same effects with a transaction for each.',
    goals: {
      publish: {
        what: 'Published and confirmed',
        unit: 'a second',
        atLeast: 20_000,
        whenMissed:
          'The client and the server share two cores here and the client alone uses one of them whole. The server confirms more with several publishers; the next step is a batch publish once the oldest supported server has it.',
      },
      change: {
        what: 'A change with its event, times two plain inserts, p50',
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
    how: 'Sign-ins with the right password through gateway, NATS, identity and MongoDB, by turns with argon2id of the same cost alone on as many threads as there are processors. And pages of recipes over 4 connections, alone and beside a storm of 32 sign-ins at once.',
    goals: {
      rate: {
        what: 'Sign-ins, times argon2id alone',
        unit: 'x',
        atLeast: 0.85,
        whenMissed:
          'Argon2id alone has both cores to itself. To some 20 ms of hashing a sign-in adds about 6 ms of processor time in identity, 3 in the gateway, 3 in MongoDB and 1 in NATS and Redis, for two commands to MongoDB, one of which is a journaled write, and a signature: more than such work costs elsewhere, most likely because every hash of 19 MiB clears the processor’s caches. And hashing gives way to whatever else runs on the machine. The next step is a lighter way for the new session’s row than a Mongoose document.',
      },
      reads: {
        what: 'Reads beside a storm of sign-ins, p99, times without',
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
    how: 'Ten questions again and again to the rules of the AI bartender, with no language model, through the gateway; the answer carries the cards. And a hundred members who hold a conversation of five questions at the same time.',
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
          'Each answer looks through 10,000 drinks on the one thread of the catalogue, some 10 ms, beside two questions to inventory and one transaction; a hundred that begin in the same moment wait for each other. None is refused. The next step is a second replica of the catalogue, or an index of tastes.',
      },
    },
  },
  {
    id: 'uploads',
    figure: 'check 57',
    title: 'Signing in beside uploads',
    how: 'Sign-ins with the right password over 4 connections through gateway and identity, alone and while eight members upload pictures of 24 megapixels without a pause, by turns.',
    goals: {
      'sign-ins': {
        what: 'Sign-ins beside uploads, p99, times without',
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
    how: 'Pages of 20 posts from any place of a tag’s list, of 10,000 posts and of very many (their number is below), by turns. The feed of a member who follows 10 and of one who follows 5,000, who have each done 20 things, through gateway and service, by turns. And one act of a member with 100,000 followers, from its request until every feed has its line, while others read theirs.',
    goals: {
      posts: {
        what: 'A page of very many posts, p50, times that of 10,000',
        unit: 'x',
        atMost: 1.5,
        whenMissed: crowded,
      },
      followed: {
        what: 'A feed of 5,000 followed, p50, times that of 10',
        unit: 'x',
        atMost: 1.3,
        whenMissed:
          'Both read 20 lines by one index; the page of the larger one names up to twice as many different members, whose cards are more bytes. The next step is a profile of the two.',
      },
      depth: {
        what: 'Any page of a feed of 100,000 lines, p50, times its first',
        unit: 'x',
        atMost: 1.5,
        whenMissed: crowded,
      },
      spread: { what: 'In 100,000 feeds', unit: 's', atMost: 60, whenMissed: crowded },
      others: {
        what: 'Reading a feed meanwhile, p99, times before',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'The lines are written 250 at a time by the process that reads feeds, and by the MongoDB it reads them from. The next step is a replica that only works jobs.',
      },
    },
  },
  {
    id: 'rooms',
    figure: 'S16',
    title: 'Live rooms',
    how: 'A live session with 500 members, whose pages are open on two gateways by turns, all in one process beside them: from the sending of a message over HTTP until each page has it, first while all read, then while 25 of them take nothing from their sockets. Memory is what a gateway holds with its 250 pages and without. And a recipe that the host takes 200 pages through: how much later than the first of them each page hears of a step.',
    goals: {
      fanOut: { what: 'A message to 500 pages, p95', unit: 'ms', atMost: 300, whenMissed: crowded },
      slow: {
        what: 'The same beside 25 that do not read, times without',
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
    how: 'The documents as the gateway sends them, over the whole starter library, with a community of 24 posts: the data for the first view that each carries for its own page, compressed by itself with gzip.',
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
    how: 'Everything a page’s document names, compressed with gzip; and the pages in Chromium as Lighthouse’s phone, 412 × 823 with a processor four times slower, over loopback and over slow 4G (150 ms round trip, 1.6 Mbit/s). The recipe is the first of the list. Medians of five loads with an empty cache: largest paint (the goal is for loopback), blocking time from first paint until the page is quiet and layout shift (for slow 4G). Lighthouse itself where it can be obtained.',
    goals: {
      script: { what: 'Scripts of the heaviest public page at its start', unit: 'kB', atMost: 150 },
      route: {
        what: 'Heaviest route loaded on demand',
        unit: 'kB',
        atMost: 30,
        whenMissed:
          'That is the client of LiveKit, one library. Only a room whose site has a video server fetches it, after its page is shown; everything else stays below.',
      },
      style: { what: 'Styles of the heaviest public page', unit: 'kB', atMost: 30 },
      lcp: { what: 'Largest contentful paint, slowest page', unit: 's', atMost: 1.8 },
      tbt: { what: 'Total blocking time, worst page', unit: 'ms', atMost: 100 },
      cls: { what: 'Cumulative layout shift, worst page', unit: '', atMost: 0.02 },
      performance: {
        what: 'Lighthouse mobile, performance, worst page',
        unit: '',
        atLeast: 95,
        whenMissed:
          'A recipe is the slowest. Lighthouse reckons its picture at 2.7 s, because over the network it assumes fonts and scripts come before it, and 330 ms of blocking, of which a task of 205 ms is the parts below coming in together. The next steps are to ask for the picture at the head of the document and to let those parts come one by one.',
      },
      accessibility: { what: 'Lighthouse accessibility, worst page', unit: '', atLeast: 100 },
      practices: { what: 'Lighthouse best practices, worst page', unit: '', atLeast: 100 },
    },
  },
  {
    id: 'console',
    figure: 'S13',
    title: 'Console',
    how: 'The scripts of the sign-in and of the console behind it, with what they import at once, compressed with gzip. The pages of single resources are loaded when they are opened.',
    goals: { script: { what: 'Scripts at its start', unit: 'kB', atMost: 450 } },
  },
  {
    id: 'start-and-memory',
    figure: 'S14',
    title: 'Start and memory',
    how: 'A second `npm start` of the same folder until it says that everything is ready; resident memory of each process after half a minute of rest, first with a process for each service and then with all in one; and what each process holds under a mixed load of reads, heap and buffers after a full collection, from the end of the second minute to the end of the last: resident memory goes up and down with the collector’s convenience.',
    goals: {
      start: { what: 'Second `npm start` until ready', unit: 's', atMost: 10 },
      each: {
        what: 'Largest process, idle',
        unit: 'MiB',
        atMost: 150,
        whenMissed:
          'Nearly 60 MiB are Node’s own program, which all processes share. Of the rest most is the text of packages, which V8 keeps, and what is compiled from it: Mongoose with its driver, Nest and BullMQ above all; what an idle process does not need is loaded later. The next step is to bundle the packages too, without comments.',
      },
      all: { what: 'All services in one process, idle', unit: 'MiB', atMost: 500 },
      growth: {
        what: 'Largest growth of what is held under load',
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
    how: 'Discover over 100,000 made-up recipes: no text and texts of every kind, each with choices from none to eight, a page in the chosen order and the counts of all facets. Each query counts with its best of seven rounds, p99 over all queries; every ninth is compared with a plain scan, counts included.',
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
    how: 'One bulk mail to 100,000 members, each with a row of their own, over eight connections to a local mail server that takes everything; against nodemailer alone in a process of its own, which sends the same mail over as many connections and keeps no account of it. The sender is killed three times with SIGKILL on its way, and what the mail server took is counted at the end. A mail it accepted in the moment of a death is sent again with the same Message-ID, by which mail servers and readers tell a copy.',
    goals: {
      queued: { what: '100,000 recipients chosen and queued', unit: 's', atMost: 5, whenMissed: crowded },
      rate: {
        what: 'Mails a second, times nodemailer alone',
        unit: 'x',
        atLeast: 0.75,
        whenMissed:
          'Every mail is marked as sent before the next one goes over its connection, and the sender, MongoDB and the mail server share two cores with other work, while nodemailer alone has one of them nearly for itself. The next step is to measure with the mail server and MongoDB on other machines.',
      },
      lost: { what: 'Recipients who got nothing', unit: '', atMost: 0 },
      twice: { what: 'Recipients who got two different mails', unit: '', atMost: 0 },
      copies: {
        what: 'Copies of the same mail for each death, at most one for each connection',
        unit: '',
        atMost: 8,
      },
      reads: {
        what: 'p99 of reading a recipe meanwhile, times a quiet machine',
        unit: 'x',
        atMost: 2,
        whenMissed:
          'The mail server, the sender, MongoDB and the one who reads share two cores. The next step is to measure with the sender on a machine of its own.',
      },
    },
  },
  {
    id: 'analytics',
    figure: 'BEYOND-96, BEYOND-98, BEYOND-101',
    title: 'Figures, audiences and exports of the console',
    how: 'Members who joined over a year, each with three items on their bar and two favorites, figures rolled up for each day of that year, and for every thousand members a search a day that found nothing. Through gateway and services: what the console asks for when analytics is opened and a year is chosen in every panel, all at once, 40 times, after three openings that are not counted: the first of a day adds up the failed searches of the days before; the same for the statistics of the database page; the members a bulk mail would go to, with one in fifty unsubscribed and one in two hundred suppressed; and all profiles as one JSON file, read as fast as it comes. The same questions were asked beside 10,000 members before.',
    goals: {
      year: {
        what: 'A year of analytics opened, p95',
        unit: 'ms',
        atMost: 300,
        whenMissed: crowded,
      },
      growth: {
        what: 'The same, times that beside 10,000 members, p50',
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
          'Every verified member is counted on an index that holds all of what is asked, which grows with them. The next step is a count that the job of the daily figures keeps.',
      },
      taste: {
        what: 'Who likes an ingredient, counted among a million members',
        unit: 's',
        atMost: 60,
        whenMissed:
          'For 2,000 members at a time the catalogue reads everything they have saved, which is most of the work. The next step is a second replica of it, of which two pieces are asked at once.',
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
    how: 'Every service in a process of its own over 2,000 recipes and 300 members. One kind of request after another, at a steady 30 a second, each until all its events, jobs and mails are done: processor time of every process beyond what it uses at rest, events, and bytes in MongoDB, NATS and Redis. Each read asks for something the gateway has not cached. Then a load of all kinds at the same rate for three minutes, which was measured without being used for the costs; how far the costs are from it is told below. `npm run capacity` calculates with them ([capacity](capacity.md)).',
    goals: {
      processor: {
        what: 'Processor time of a mixed load, foretold and measured',
        whenMissed:
          'Each kind is measured alone, and the load mixes them: most likely a process that does something else each time uses its caches less well. The next step is a profile of one service under both.',
        unit: '% off',
        atMost: 20,
      },
      bytes: {
        what: 'Bytes that a mixed load leaves, foretold and measured',
        whenMissed:
          'The load writes some hundred rows into each of many collections, whose indexes grow by whole pages. The next step is a load that writes for longer.',
        unit: '% off',
        atMost: 20,
      },
    },
  },
];
