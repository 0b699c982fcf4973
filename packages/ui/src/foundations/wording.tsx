import { Table } from '../components/table/table.tsx';
import * as styles from './blocks.css.ts';

/** Preferred wording beside wording to avoid. */
export function Wording({ rows }: { rows: [instead: string, write: string, because: string][] }) {
  return (
    <div className={styles.page}>
      <Table>
        <thead>
          <tr>
            <th>Instead of</th>
            <th>Write</th>
            <th>Because</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([instead, write, because]) => (
            <tr key={write}>
              <td>{instead}</td>
              <td>
                <b>{write}</b>
              </td>
              <td>{because}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
