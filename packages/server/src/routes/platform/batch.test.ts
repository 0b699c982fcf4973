import { batched, createCall, endpoints } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const read = async (paths: string, token?: string) =>
  server.app.request(`/api/batch?paths=${encodeURIComponent(paths)}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('reads in a batch have the rights and answers of reads alone', async () => {
  const [mine, others] = [await openFamily(server), await openFamily(server)];
  const paths = [`/api/cases/${mine.caseId}/step`, `/api/cases/${others.caseId}`, `/api/cases/${mine.caseId}/notes`];
  const alone = paths.map(async (path) => {
    const response = await server.app.request(path, { headers: { authorization: `Bearer ${mine.a.token}` } });
    const { requestId: _, ...body } = (await response.json()) as { requestId?: string };
    return { status: response.status, body };
  });
  const { answers } = (await (await read(paths.join(','), mine.a.token)).json()) as { answers: { body: object }[] };
  const together = answers.map(({ body, ...rest }) => ({ ...rest, body: { ...body, requestId: undefined } }));
  expect(together).toEqual(await Promise.all(alone));
  expect((await Promise.all(alone)).map(({ status }) => status)).toEqual([200, 404, 404]);
});

test('a client that batches reads the same as one that does not', async () => {
  const { a, caseId } = await openFamily(server);
  const fetch = batched((url, init) => server.app.request(url, init));
  const call = createCall({ baseUrl: 'http://localhost', token: () => a.token, fetch });
  const [step, people] = await Promise.all([
    call(endpoints.getCaseStep, { caseId }),
    call(endpoints.listParticipants, { caseId }),
  ]);
  expect(step).toEqual(await a.api.getCaseStep({ caseId }));
  expect(people).toEqual(await a.api.listParticipants({ caseId }));
});

test('a batch without a token answers what guests may read alone', async () => {
  const { answers } = (await (await read('/api/config,/api/users/me')).json()) as { answers: { status: number }[] };
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
});

test('a batch refuses a batch within, a file and too many reads', async () => {
  const { a, together } = await openFamily(server);
  const file = `/api/chat/channels/${together}/export/pdf`;
  const many = Array.from({ length: 21 }, () => '/api/config').join(',');
  const refused = ['/api/batch?paths=%2Fapi%2Fconfig', '/api/x/../batch?paths=1', file, many];
  const responses = await Promise.all(refused.map((paths) => read(paths, a.token)));
  expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
});
