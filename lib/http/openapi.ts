import { z, type ZodType } from 'zod';
import type { RouteSpec } from './route';
import { errorSchema } from '@/lib/common-schemas';

type JsonSchema = Record<string, unknown>;
export type Operations = { path: string; handlers: Partial<Record<Method, { spec: RouteSpec }>> }[];
type Method = (typeof METHODS)[number];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The OpenAPI 3.1 document, generated from the schemas that validate the requests. */
export function buildOpenApi(operations: Operations, version: string): JsonSchema {
  const schemas = new SchemaBook();
  const paths: Record<string, JsonSchema> = {};
  for (const { path, handlers } of operations) {
    const item: JsonSchema = {};
    for (const method of METHODS) {
      const handler = handlers[method];
      if (handler) item[method.toLowerCase()] = operationOf(path, method, handler.spec, schemas);
    }
    paths[path] = item;
  }
  const error = schemas.output(errorSchema);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plumbline',
      version,
      description:
        'Filing question-answering and governance reports. Every path answers with and without its trailing slash.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }, { session: [] }],
    paths,
    components: {
      schemas: schemas.components,
      responses: {
        Error: {
          description: 'An error, with a sentence that explains it',
          content: { 'application/json': { schema: error } },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'plumbline.session_token' },
      },
    },
  };
}

function operationOf(path: string, method: Method, spec: RouteSpec, schemas: SchemaBook): JsonSchema {
  const parameters = [
    ...parametersOf(spec.params, 'path', schemas),
    ...parametersOf(spec.query, 'query', schemas),
    ...(spec.isIdempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
      : []),
  ];
  // A use case without a result is answered with 204 (lib/http/route.ts).
  const status = spec.status ?? (spec.response || spec.produces ? 200 : 204);
  return {
    operationId: `${method.toLowerCase()}${path
      .replace(/[{}]/g, '')
      .replace(/(^|[/-])(\w)/g, (_match, _sep: string, letter: string) => letter.toUpperCase())}`,
    summary: spec.summary,
    tags: [spec.tag],
    description: spec.role === 'public' ? 'No session is needed.' : `Minimum role: ${spec.role}.`,
    ...(spec.role === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(spec, schemas),
    responses: {
      [status]: status === 204 ? { description: 'Done; no body' } : successOf(spec, schemas),
      ...(spec.accepted
        ? {
            202: {
              description: 'Accepted; the work continues',
              content: { 'application/json': { schema: schemas.output(spec.accepted) } },
            },
          }
        : {}),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

function requestBodyOf(spec: RouteSpec, schemas: SchemaBook): JsonSchema {
  if (spec.body)
    return { requestBody: { required: true, content: { 'application/json': { schema: schemas.input(spec.body) } } } };
  if (spec.form)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: schemas.input(spec.form) } } },
    };
  return {};
}

function successOf(spec: RouteSpec, schemas: SchemaBook): JsonSchema {
  if (spec.produces)
    return { description: 'The file', content: { [spec.produces]: { schema: { type: 'string', format: 'binary' } } } };
  if (!spec.response) return { description: 'Done' };
  return { description: 'The answer', content: { 'application/json': { schema: schemas.output(spec.response) } } };
}

function parametersOf(schema: ZodType | undefined, place: 'path' | 'query', schemas: SchemaBook): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.input(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Collects named schemas (those with `.meta({id})`), so that each is defined once under components. */
class SchemaBook {
  readonly components: Record<string, JsonSchema> = {};

  input(schema: ZodType): JsonSchema {
    return this.convert(schema, 'input');
  }

  output(schema: ZodType): JsonSchema {
    return this.convert(schema, 'output');
  }

  private convert(schema: ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs,
      ...converted
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (
          zodSchema instanceof z.ZodFile ||
          (zodSchema instanceof z.ZodCustom && Object.keys(jsonSchema).length === 0)
        )
          Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema>; id?: string };
    for (const [name, definition] of Object.entries($defs ?? {})) this.components[name] = relink(definition);
    const { id } = converted;
    if (typeof id !== 'string') return relink(converted);
    this.components[id] = relink(converted);
    return { $ref: `#/components/schemas/${id}` };
  }
}

function relink(schema: JsonSchema): JsonSchema {
  const { id: _id, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
