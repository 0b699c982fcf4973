import { useLingui } from '@lingui/react/macro';
import { Input, Select, Text } from '@mediation/ui';
import { useId, useState } from 'react';
import { percentOf } from '../../money/figures/figure-values.ts';
import * as styles from './table.css.ts';

export interface KeeperFieldProps {
  /** The name of the thing. */
  label: string;
  names: Record<'A' | 'B', string>;
  /** The percent that party A keeps. */
  percent: number;
  onChange: (percent: number) => void;
}

const whole = { A: 100, B: 0, half: 50 } as const;
type Choice = keyof typeof whole | 'part';

/** Chooses who keeps a thing: one of both, each half, or a share in percent. */
export function KeeperField({ label, names, percent, onChange }: KeeperFieldProps) {
  const { t } = useLingui();
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const errorId = useId();
  const isWrong = typed !== null && percentOf(typed) === null;
  const known = (Object.keys(whole) as (keyof typeof whole)[]).find((it) => whole[it] === percent);
  const choice: Choice = isPart ? 'part' : (known ?? 'part');
  const choose = (next: Choice) => {
    setPart(next === 'part');
    setTyped(null);
    if (next !== 'part') onChange(whole[next]);
  };
  const type = (text: string) => {
    setTyped(text);
    const share = percentOf(text);
    if (share !== null) onChange(share);
  };
  return (
    <span className={styles.keep}>
      <span className={styles.column} aria-hidden>{t`Who keeps it`}</span>
      <Select
        aria-label={t`Who keeps ${label}`}
        value={choice}
        onChange={({ target }) => choose(target.value as Choice)}
      >
        <option value="A">{names.A}</option>
        <option value="B">{names.B}</option>
        <option value="half">{t`Each half`}</option>
        <option value="part">{t`By percent`}</option>
      </Select>
      {choice === 'part' && (
        <span className={styles.percent}>
          <Input
            aria-label={t`Percent of ${label} for ${names.A}`}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? errorId : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? String(percent)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => !isWrong && setTyped(null)}
          />
          {t`% to ${names.A}`}
        </span>
      )}
      {choice === 'part' && isWrong && (
        <Text asChild size="small" tone="danger">
          <span id={errorId} role="alert">{t`Not kept: write 0 to 100, with two decimals at most.`}</span>
        </Text>
      )}
    </span>
  );
}
