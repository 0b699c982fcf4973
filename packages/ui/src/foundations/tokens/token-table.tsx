import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { Table } from '../../components/table/table.tsx';
import { Text } from '../../components/text/text.tsx';
import { comfortable, fixed } from '../../theme/sizes.ts';
import { light } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import * as styles from '../blocks.css.ts';

interface Token {
  /** As engineers write it: `vars.color.primary[9]`. */
  code: string;
  /** As style sheets write it: `--ui-color-primary-9`. */
  property: string;
  /** What it is in both themes; a color has one in each, which is drawn. */
  value: string | undefined;
}

type Tree = { [name: string]: string | Tree };

const keyed = (code: string, key: string) => (/^[a-z]\w*$/i.test(key) ? `${code}.${key}` : `${code}[${key}]`);

function tokensIn(tree: Tree, values: Tree, code = 'vars'): Token[] {
  return Object.entries(tree).flatMap(([key, inside]) => {
    const value = values[key];
    if (typeof inside !== 'string') return tokensIn(inside, typeof value === 'object' ? value : {}, keyed(code, key));
    const property = inside.replaceAll(/^var\(|\)$/g, '');
    return [{ code: keyed(code, key), property, value: typeof value === 'string' ? value : undefined }];
  });
}

const tokens = tokensIn(vars, { shadow: light.shadow, ...fixed, size: comfortable });

/** Whether each word is in one of the names of a token. */
const isFound = ({ code, property, value = '' }: Token, words: string[]) =>
  words.every((word) => `${code} ${property} ${value}`.toLowerCase().includes(word));

/** All tokens, to search and to copy. */
export function TokenTable() {
  const [wanted, setWanted] = useState('');
  const found = tokens.filter((token) => isFound(token, wanted.toLowerCase().split(' ')));
  return (
    <Stack className={styles.page} data-density="compact">
      <Row>
        <SearchField
          label="Search tokens"
          placeholder="primary 9, space, danger text"
          clearLabel="Clear"
          value={wanted}
          onValueChange={setWanted}
        />
      </Row>
      <Text asChild size="small" tone="soft">
        <output>{`${found.length} of ${tokens.length} tokens`}</output>
      </Text>
      <Card flush>
        <Table aria-label="Tokens">
          <thead>
            <tr>
              <th>In code</th>
              <th>In a style sheet</th>
              <th>Value, light and dark</th>
              <th>Copy</th>
            </tr>
          </thead>
          <tbody>
            {found.map((token) => (
              <TokenRow key={token.code} token={token} />
            ))}
          </tbody>
        </Table>
      </Card>
    </Stack>
  );
}

function TokenRow({ token: { code, property, value } }: { token: Token }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(true));
  return (
    <tr>
      <th scope="row">
        <code>{code}</code>
      </th>
      <td>
        <code>{property}</code>
      </td>
      <td>{code.startsWith('vars.color') ? <Swatches property={property} /> : (value ?? `var(${property})`)}</td>
      <td>
        <Button tone="quiet" size="small" aria-label={`Copy ${code}`} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </td>
    </tr>
  );
}

/** A color in the light and in the dark theme. */
const Swatches = ({ property }: { property: string }) => (
  <Row gap="tiny">
    {(['light', 'dark'] as const).map((theme) => (
      <span key={theme} data-theme={theme} className={styles.dot} style={{ background: `var(${property})` }} />
    ))}
  </Row>
);
