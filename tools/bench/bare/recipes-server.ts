import fastify from 'fastify';
import { MongoClient } from 'mongodb';

/**
 * The reference of public reads and of searching: one process, Fastify and MongoDB's driver, the same queries on the same data, and
 * nothing else: nobody is authenticated, nothing is validated, limited or logged.
 */
interface Row {
  _id: string;
  createdAt: Date;
  [field: string]: unknown;
}

const client = await MongoClient.connect(process.env.MONGODB_URL ?? '');
const recipes = client.db(process.env.DATABASE).collection<Row>('recipes');

const fields = [
  'slug',
  'name',
  'description',
  'category',
  'alcoholic',
  'difficulty',
  'prepTimeMinutes',
  'featured',
  'image',
  'revision',
  'ratingAverage',
  'ratingCount',
  'createdAt',
];
const projection = Object.fromEntries(fields.map((name) => [name, 1]));
const searched = ['name', 'ingredients', 'category', 'tags'];

const server = fastify({ logger: false });

server.get('/readyz', async () => ({ status: 'ok' }));

server.get<{ Querystring: { before?: string; id?: string } }>('/recipes', async ({ query }) => {
  const before = new Date(Number(query.before));
  const place = query.id
    ? { $or: [{ createdAt: { $lt: before } }, { createdAt: before, _id: { $lt: query.id } }] }
    : {};
  return page(await recipes.find(place, { projection }).sort({ createdAt: -1, _id: -1 }).limit(24).toArray());
});

server.get<{ Params: { id: string } }>('/recipes/:id', async ({ params }) => {
  const { id } = params;
  const row = await recipes.findOne(id.includes('-7') && id.length === 36 ? { _id: id } : { slug: id });
  return row && { id: row._id, ...row };
});

/** A regular expression over the searched fields, as MongoDB offers it: every recipe is looked at. */
server.get<{ Querystring: { q: string } }>('/search', async ({ query }) => {
  const words = query.q.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = { $or: searched.map((field) => ({ [field]: { $regex: words, $options: 'i' } })) };
  const [rows, total] = await Promise.all([
    recipes.find(found, { projection }).sort({ createdAt: -1, _id: -1 }).limit(24).toArray(),
    recipes.countDocuments(found),
  ]);
  return { ...page(rows), total };
});

const page = (rows: Row[]) => {
  const last = rows.at(-1);
  return {
    items: rows.map(({ _id, ratingAverage, ratingCount, ...row }) => ({
      id: _id,
      ...row,
      picture: `/pictures/${row.slug}-${row.revision}.svg`,
      rating: { average: ratingAverage, count: ratingCount },
    })),
    nextCursor: last ? `${last.createdAt.getTime()}.${last._id}` : null,
  };
};

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
