import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Field } from '../components/field/field.tsx';
import { Input } from '../components/input/input.tsx';
import { Row, Stack } from '../components/layout/layout.tsx';
import { Heading, Text } from '../components/text/text.tsx';
import { Threads } from '../components/threads/threads.tsx';
import { Table } from '../components/table/table.tsx';
import { contrast } from '../theme/brand-report.ts';
import { comfortable, compact, fixed } from '../theme/sizes.ts';
import { dark, light } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import * as styles from './blocks.css.ts';
import { useStoryBrand } from './story-brand.tsx';

/** The mark of this design, in the brand of the moment. */
export function Opening() {
  const { name, tagline } = useStoryBrand();
  return (
    <div className={`${styles.page} ${styles.pane} ${styles.opening}`}>
      <div className={styles.threads}>
        <Threads />
      </div>
      <div className={styles.openingWords}>
        <Heading size="huge" voice>
          {tagline}
        </Heading>
        <Text tone="soft">{name}</Text>
      </div>
    </div>
  );
}

type Colors = Record<string, string>;

const themes = ['light', 'dark'] as const;

/** The same thing by day and by night. */
export function ByDayAndNight({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.page} ${styles.panes}`}>
      {themes.map((theme) => (
        <div key={theme} className={styles.pane} data-theme={theme}>
          {children}
        </div>
      ))}
    </div>
  );
}

/** Colors with the names of their roles. */
export function Swatches({ colors }: { colors: Colors }) {
  return (
    <ByDayAndNight>
      <div className={styles.swatches}>
        {Object.entries(colors).map(([role, color]) => (
          <div key={role} className={styles.swatch}>
            <div className={styles.chip} style={{ background: color }} />
            {role}
            <br />
            <span className={styles.soft}>{nameOf(color)}</span>
          </div>
        ))}
      </div>
    </ByDayAndNight>
  );
}

const nameOf = (variable: string) => variable.replace(/^var\(--ui-|\)$/g, '').replaceAll('-', '.');

const { primary, secondary, success, warning, danger, info, risk, tone, focus: _focus, ...neutral } = vars.color;

/** The families of color, as the contract has them. */
export const families = {
  neutral,
  primary,
  secondary,
  status: {
    ...named('success', success),
    ...named('warning', warning),
    ...named('danger', danger),
    ...named('info', info),
  },
  risk: Object.assign({}, ...Object.entries(risk).map(([level, colors]) => named(level, colors))) as Colors,
  tone: Object.assign({}, ...Object.entries(tone).map(([name, colors]) => named(name, colors))) as Colors,
};

function named(family: string, colors: Colors): Colors {
  return Object.fromEntries(Object.entries(colors).map(([role, color]) => [`${family} ${role}`, color]));
}

interface LineProps {
  name: string;
  value: string;
  children: ReactNode;
}

function Line({ name, value, children }: LineProps) {
  return (
    <div className={styles.row}>
      <span>
        <b>{name}</b>
        <br />
        <span className={styles.soft}>{value}</span>
      </span>
      {children}
    </div>
  );
}

const inPixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

/** One family of tokens, each shown by what it does to a sample. */
function Lines({
  tokens,
  sample,
}: {
  tokens: Record<string, string>;
  sample: (value: string, name: string) => ReactNode;
}) {
  return (
    <div className={`${styles.page} ${styles.rows}`}>
      {Object.entries(tokens).map(([name, value]) => (
        <Line key={name} name={name} value={value.endsWith('rem') ? `${value}, ${inPixels(value)}` : value}>
          {sample(value, name)}
        </Line>
      ))}
    </div>
  );
}

const cut: CSSProperties = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.25 };

/** The sizes of letters. */
export function TypeScale() {
  const sample = (fontSize: string) => <span style={{ ...cut, fontSize }}>You are on step 2 of 7.</span>;
  return <Lines tokens={fixed.text} sample={sample} />;
}

/** The three typefaces and what each is for. */
export function Typefaces() {
  const words: Record<string, string> = {
    voice: 'Good morning, Maya.',
    work: 'Add your last three payslips',
    code: 'OKA-2026-0117',
  };
  const sample = (fontFamily: string, name: string) => (
    <span style={{ fontFamily, fontSize: vars.text.large, fontWeight: name === 'voice' ? 480 : 400 }}>
      {words[name]}
    </span>
  );
  return <Lines tokens={fixed.font} sample={sample} />;
}

/** The gaps of `Stack` and `Row`, on a base of 4 px. */
export function Gaps() {
  const gaps = { tiny: '0.25rem', small: '0.5rem', normal: '0.75rem', medium: '1rem', large: '1.5rem' };
  const sample = (inlineSize: string) => <div className={styles.bar} style={{ inlineSize }} />;
  return <Lines tokens={gaps} sample={sample} />;
}

/** The rounding of corners, by what has them. */
export function Radii() {
  const sample = (borderRadius: string) => <div className={styles.shape} style={{ borderRadius }} />;
  return <Lines tokens={fixed.radius} sample={sample} />;
}

/** How far things stand out from the page. */
export function Shadows() {
  return (
    <ByDayAndNight>
      <Stack gap="large">
        {Object.entries(vars.shadow).map(([name, boxShadow]) => (
          <div
            key={name}
            style={{ padding: '1rem', borderRadius: vars.radius.card, background: vars.color.surface, boxShadow }}
          >
            {name}
          </div>
        ))}
      </Stack>
    </ByDayAndNight>
  );
}

/** How long things take; press to see. */
export function Durations() {
  const [away, setAway] = useState(false);
  const { press, hover, menu, dialog } = fixed.motion;
  const sample = (_value: string, name: string) => (
    <div
      className={styles.runner}
      style={{
        transition: `translate ${vars.motion[name as 'press']} ${away ? vars.motion.enter : vars.motion.leave}`,
        translate: away ? '12rem' : '0',
      }}
    />
  );
  return (
    <>
      <Lines tokens={{ press, hover, menu, dialog }} sample={sample} />
      <Button tone="secondary" onClick={() => setAway(!away)}>
        {away ? 'Move back' : 'Move'}
      </Button>
    </>
  );
}

/** The sizes that depend on who works here, side by side. */
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

const pairs = [
  ['Text on a page', 'text', 'page'],
  ['Soft text on a page', 'soft', 'page'],
  ['Placeholder in a field', 'placeholder', 'surface'],
  ['Icon on a card', 'icon', 'surface'],
  ['Border of a field', 'control', 'surface'],
] as const;

/** What the fixed colors reach, measured while you read. */
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
              {[light, dark].map(({ color }, at) => (
                <td key={themes[at]}>{contrast(color[ink], color[ground]).toFixed(1)} to 1</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Words that were chosen, beside those that were not. */
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
