import { Button } from '../components/button/button.tsx';
import { Field } from '../components/field/field.tsx';
import { Input } from '../components/input/input.tsx';
import { Row, Stack } from '../components/layout/layout.tsx';
import { Table } from '../components/table/table.tsx';
import { comfortable, compact } from '../theme/sizes.ts';
import * as styles from './blocks.css.ts';

/** The sizes of both densities, side by side. */
export function Densities() {
  return (
    <div className={styles.page}>
      <Table>
        <thead>
          <tr>
            <th>Size</th>
            <th>Comfortable</th>
            <th>Compact</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(comfortable).map(([name, value]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{value}</td>
              <td>{compact[name as keyof typeof compact]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.panes}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} className={styles.pane} data-density={density}>
            <Stack>
              <Field label="Your first name">
                <Input defaultValue="Maya" />
              </Field>
              <Row>
                <Button>Save</Button>
                <Button tone="plain">Not now</Button>
              </Row>
            </Stack>
          </div>
        ))}
      </div>
    </div>
  );
}
