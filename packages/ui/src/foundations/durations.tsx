import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { fixed } from '../theme/sizes.ts';
import { vars } from '../theme/vars.css.ts';
import * as styles from './blocks.css.ts';
import { TokenLines } from './token-lines.tsx';

/** The durations of animations, with a button to play them. */
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
      <TokenLines tokens={{ press, hover, menu, dialog }} sample={sample} />
      <Button tone="secondary" onClick={() => setAway(!away)}>
        {away ? 'Move back' : 'Move'}
      </Button>
    </>
  );
}
