import { sql as fragment } from 'kysely';
import type { TestPerson } from '../testing.ts';

type Values = Record<string, unknown>;
type Writer = Pick<TestPerson, 'sql'>;

/** Inserts a row as this person without a handler, in a transaction of the server where row-level security decides. */
export const addRow = ({ sql }: Writer, table: string, values: Values) => {
  const columns = fragment.join(Object.keys(values).map((it) => fragment.ref(it)));
  return sql(
    (sql) => sql`insert into ${fragment.table(table)} (${columns})
    values (${fragment.join(Object.values(values))})`,
  );
};

/** Updates the rows that match one column as this person without a handler; returns a row for each. */
export const changeRows = (
  { sql }: Writer,
  table: string,
  set: Values,
  [column, value]: readonly [string, unknown],
) => {
  const changes = fragment.join(Object.entries(set).map(([name, it]) => fragment`${fragment.ref(name)} = ${it}`));
  return sql(
    (sql) => sql`update ${fragment.table(table)} set ${changes}
    where ${fragment.ref(column)} = ${value} returning ${fragment.ref(column)}`,
  );
};
