import { vars } from '../theme/vars.css.ts';
import * as styles from './blocks.css.ts';
import { ByDayAndNight } from './by-day-and-night.tsx';

type Colors = Record<string, string>;

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

/** The families of color tokens. */
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
