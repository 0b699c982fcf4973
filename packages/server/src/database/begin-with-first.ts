import { type PoolClient, Query, type QueryResult } from 'pg';

const begun = { command: 'BEGIN', rows: [], rowCount: null };

/**
 * Lets a client send `begin` together with the statement after it. On its own it is one of four ways to the database and
 * back that a call makes, and nothing is learned from its answer.
 */
export function beginWithFirst(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isToBegin = false;
  const inStep = (...args: unknown[]): unknown => {
    const [text, values = []] = args as [string, unknown[]?];
    if (text === 'begin') {
      isToBegin = true;
      return Promise.resolve(begun);
    }
    if (!isToBegin) return query(...args);
    isToBegin = false;
    return new Promise((resolve, reject) => {
      const done = (error: Error | null | undefined, results: unknown) =>
        error ? reject(error) : resolve((results as QueryResult[]).at(-1));
      if (values.length === 0) query(`begin;${text}`, done);
      else query(afterBegin(new Query({ text, values }, done)));
    });
  };
  Object.assign(client, { query: inStep });
}

/** Puts `begin` before a statement with values. Both travel at once, and if the first fails, the second is not run. */
function afterBegin(it: Query): Query {
  const submit = it.submit.bind(it);
  it.submit = (connection) => {
    connection.stream.cork();
    connection.parse({ name: '', text: 'begin', types: [] }, true);
    connection.bind({}, true);
    connection.execute({}, true);
    const refusal = submit(connection);
    connection.stream.uncork();
    return refusal;
  };
  return it;
}
