import * as z from 'zod/mini';
import { type Endpoint, isEndpoint } from './endpoint.ts';
import * as exported from './endpoints/index.ts';
import { failures } from './error.ts';

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

const named: Record<string, unknown> = exported;
const schemaPath = '#/components/schemas/';

/** The contract as an OpenAPI 3.1 document, for third-party clients. */
export function openApiDocument({ version, url }: { version: string; url: string }): Json {
  const endpoints = Object.entries(named).filter((it): it is [string, Endpoint] => isEndpoint(it[1]));
  const { schemas, partsOf } = describe(endpoints);
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, partsOf(endpoint)) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mediation Platform', version },
    servers: [{ url }],
    paths,
    components: {
      schemas: { ...schemas, Error: errorSchema },
      responses: { Error: { description: 'Why the call failed.', content: jsonOf({ $ref: `${schemaPath}Error` }) } },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['error', 'requestId'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { enum: Object.keys(failures) }, message: { type: 'string' } },
    },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    factors: { type: 'array', items: { enum: ['code_app', 'passkey'] } },
    requestId: { type: 'string' },
  },
};

const jsonOf = (schema: Json) => ({ 'application/json': { schema } });

const bytesOf = (types: readonly string[] = ['application/octet-stream']) =>
  Object.fromEntries(types.map((it) => [it, {}]));

/** What a call takes has no other fields, also inside of its fields. */
const closed = <T extends Json>(schema: T): T =>
  JSON.parse(JSON.stringify(schema), (_, it: Json | null) =>
    it?.['type'] === 'object' && it['properties'] ? { additionalProperties: false, ...it } : it,
  ) as T;

function operation(
  name: string,
  { path, method, access, body: kind, answer, streams, contentTypes }: Endpoint,
  { input, output }: { input: Json; output: Json },
): Json {
  const { properties = {}, required = [] } = input as { properties?: Schemas; required?: string[] };
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, it]) => it as string);
  const rest = Object.keys(properties).filter((it) => !inPath.includes(it));
  const parameter = (where: 'path' | 'query') => (name: string) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: properties[name],
  });
  const sent = closed({
    type: 'object',
    properties: Object.fromEntries(rest.map((it) => [it, properties[it]])),
    required: required.filter((it) => rest.includes(it)),
  });
  const isAsked = method === 'GET' || method === 'DELETE';
  const bodyOf = () => {
    if (kind === 'binary') return bytesOf(contentTypes);
    return kind === 'multipart' ? { 'multipart/form-data': { schema: sent } } : jsonOf(sent);
  };
  return {
    operationId: name,
    tags: [path.split('/')[2]],
    parameters: [...inPath.map(parameter('path')), ...(isAsked ? rest.map(parameter('query')) : [])],
    ...(!isAsked && { requestBody: { required: sent.required.length > 0, content: bodyOf() } }),
    responses: {
      200: {
        description: 'What was asked for.',
        content: {
          ...(answer === 'file' ? bytesOf(contentTypes) : jsonOf(output)),
          ...(streams && { 'text/event-stream': {} }),
        },
      },
      default: { $ref: '#/components/responses/Error' },
    },
    security: access === 'public' ? [] : [{ token: [] }],
  };
}

/** The JSON Schemas of all named types, and of each endpoint's input and output. */
function describe(endpoints: [string, Endpoint][]) {
  const registry = z.registry<{ id: string }>();
  for (const [name, it] of Object.entries(named)) if (isSchema(it)) registry.add(it, { id: name });
  for (const [name, { input, output }] of endpoints)
    for (const [part, schema] of Object.entries({ input, output }))
      if (!registry.has(schema)) registry.add(schema, { id: `${name}.${part}` });
  const { schemas: made } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (it) => schemaPath + it,
  });
  const { __shared: shared, ...described } = JSON.parse(
    JSON.stringify(made).replaceAll(`${schemaPath}__shared#/$defs/`, `${schemaPath}json.`),
  ) as Record<string, Json>;
  const schemas: Schemas = {};
  for (const [name, { $id: _id, $schema: _schema, ...schema }] of Object.entries(described)) schemas[name] = schema;
  for (const [name, schema] of Object.entries((shared?.['$defs'] ?? {}) as Schemas)) schemas[`json.${name}`] = schema;

  const schemaOf = (schema: z.ZodMiniType): Json => schemas[registry.get(schema)?.id ?? ''] ?? {};
  const partsOf = ({ input, output }: Endpoint) => ({ input: schemaOf(input), output: schemaOf(output) });
  const kept = Object.entries(schemas).filter(([name]) => !/\.(input|output)$/.test(name));
  return { schemas: Object.fromEntries(kept), partsOf };
}

const isSchema = (it: unknown): it is z.ZodMiniType => typeof it === 'object' && it !== null && '_zod' in it;
