import { Table } from '../components/table/table.tsx';
import { contrast } from '../theme/brand/brand-report.ts';
import { dark, light } from '../theme/tokens.ts';
import * as styles from './blocks.css.ts';

const pairs = [
  ['Text on a page', 'text', 'page'],
  ['Soft text on a page', 'soft', 'page'],
  ['Placeholder in a field', 'placeholder', 'surface'],
  ['Icon on a card', 'icon', 'surface'],
  ['Border of a field', 'control', 'surface'],
] as const;

/** The contrast ratios of the fixed colors, computed when the page is shown. */
export function ContrastTable() {
  return (
    <div className={styles.page}>
      <Table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Light</th>
            <th>Dark</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([name, ink, ground]) => (
            <tr key={name}>
              <td>{name}</td>
              {Object.entries({ light, dark }).map(([theme, { color }]) => (
                <td key={theme}>{contrast(color[ink], color[ground]).toFixed(1)} to 1</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
