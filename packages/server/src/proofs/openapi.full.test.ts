// Guards packages/api-client/src/openapi.ts packages/api-client/src/endpoints/** packages/server/src/app.ts packages/server/src/http/serve.ts
import { openApiDocument } from '@mediation/api-client/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { server } from '../testing/server.ts';

const read = async () => {
  const response = await server.app.request('/api/openapi.json');
  return (await response.json()) as ReturnType<typeof openApiDocument> & { paths: Record<string, object> };
};

test('the API document at /api/openapi.json is valid OpenAPI', async () => {
  const document = await read();
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Mediation Platform' } });
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
});

// ASVS 2.1.1
test('the API document lists exactly the mounted routes', async () => {
  const { paths } = await read();
  const written = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(api|dashboard)\//.test(path) && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((it) => it !== 'GET /api/openapi.json');
  expect([...new Set(mounted)].toSorted()).toEqual(written.toSorted());
});

test('the API document lists the endpoints with files and their content types', async () => {
  const { paths } = await read();
  const [upload, download, logo] = [
    ['/api/uploads', 'post'],
    ['/api/uploads/{uploadId}/file', 'get'],
    ['/api/organizations/{orgId}/logo', 'put'],
  ].map(([path, method]) => (paths[path!] as Record<string, object>)[method!]);
  expect(upload).toMatchObject({
    requestBody: {
      content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } },
    },
  });
  expect(download).toMatchObject({ responses: { 200: { content: { 'application/pdf': {}, 'image/png': {} } } } });
  expect(logo).toMatchObject({ requestBody: { content: { 'image/webp': {} } } });
});
