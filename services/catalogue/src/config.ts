import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  storageVariables,
} from '@barspoon/platform/config';
import { z } from 'zod';

export const name = 'catalogue';

const upTo = (max: number) => z.coerce.number().int().min(1).max(max);
const price = {
  schema: z.coerce.number().min(0).max(100_000).default(0),
  about:
    'What a million tokens cost that the model {what}, in any currency; only for the counters of the console.',
};

/** The language model of the AI bartender; disabled without address and name. */
const modelVariables = {
  ASSISTANT_MODEL_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      'Base address of an OpenAI-compatible API the AI bartender asks for its words, such as https://api.example.com/v1; without it the bartender answers alone.',
  },
  ASSISTANT_MODEL: {
    schema: z.string().max(200).optional(),
    about: 'The name of the model there; without it none is asked.',
  },
  ASSISTANT_MODEL_KEY: {
    schema: z.string().max(500).optional(),
    about: 'The key that API wants, where it wants one.',
    secret: true,
  },
  ASSISTANT_MODEL_FIRST_MS: {
    schema: upTo(60_000).default(6000),
    about: 'How long the model may take to its first sentence; then the bartender answers alone.',
  },
  ASSISTANT_MODEL_TOTAL_MS: {
    schema: upTo(120_000).default(25_000),
    about: 'How long a whole answer of the model may take; what has come until then stays.',
  },
  ASSISTANT_MODEL_QUESTIONS_PER_MINUTE: {
    schema: upTo(1000).default(6),
    about: 'How many questions of one member the model is asked in a minute, until an admin says otherwise.',
  },
  ASSISTANT_MODEL_QUESTIONS_PER_DAY: {
    schema: upTo(100_000).default(60),
    about: 'How many questions of one member the model is asked in a day, until an admin says otherwise.',
  },
  ASSISTANT_MODEL_TOKENS_PER_DAY: {
    schema: upTo(10_000_000_000).default(2_000_000),
    about:
      'How many tokens the model may read and write for the whole site in a day (UTC), until an admin says otherwise.',
  },
  ASSISTANT_MODEL_PRICE_IN: { ...price, about: price.about.replace('{what}', 'reads') },
  ASSISTANT_MODEL_PRICE_OUT: { ...price, about: price.about.replace('{what}', 'writes') },
} as const;

const addresses = /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/;

/** The index that finds recipes. */
const searchVariables = {
  SEARCH_URL: {
    schema: z.string().max(2000).regex(addresses, 'is no list of http addresses').optional(),
    about:
      'Nodes of the OpenSearch that holds the search index, comma separated, such as https://user:password@search.example.com:9200; without it every replica holds the index in its memory.',
    secret: true,
  },
  SEARCH_SHARDS: {
    schema: upTo(64).default(1),
    about: 'Into how many shards the search index in OpenSearch is cut when it is built the next time.',
  },
} as const;

export const variables = {
  ...commonVariables,
  ...modelVariables,
  ...searchVariables,
  ...storageVariables,
  ...redisVariables,
  CATALOGUE_PORT: portVariable(8102),
} as const;

export type CatalogueConfig = ConfigOf<typeof variables>;
export const CONFIG = Symbol('catalogue configuration');
