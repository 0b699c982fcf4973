import { useLingui } from '@lingui/react/macro';
import type { WordRun } from '@mediation/agreement';
import { VisuallyHidden } from '@mediation/ui';
import { Fragment } from 'react';
import * as styles from './compare.css.ts';

/** Words with what was taken out and put in. */
export function ChangedText({ runs }: { runs: readonly WordRun[] }) {
  const { t } = useLingui();
  return runs.map(({ kind, words }, at) => {
    const key = `${at} ${kind}`;
    const text = words.trimEnd();
    const space = spaceBetween(words, runs[at + 1]?.words ?? '');
    if (kind === 'same') return <Fragment key={key}>{text + space}</Fragment>;
    return (
      <Fragment key={key}>
        <VisuallyHidden>{kind === 'out' ? t`Before:` : t`Now:`} </VisuallyHidden>
        {kind === 'out' ? <del className={styles.out}>{text}</del> : <ins className={styles.put}>{text}</ins>}
        {space}
      </Fragment>
    );
  });
}

/** The space of one text does not fit the other where a sentence ends in one of them and goes on in the other. */
function spaceBetween(words: string, next: string) {
  if (/^[.,;:!?]/.test(next)) return '';
  return words.slice(words.trimEnd().length) || (/^[\p{L}\p{N}]/u.test(next) ? ' ' : '');
}
