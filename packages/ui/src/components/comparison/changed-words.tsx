import { Fragment } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './comparison.css.ts';

/** Words that both texts have, that were taken out, or that were put in. */
export interface ChangedRun {
  kind: 'same' | 'out' | 'in';
  words: string;
}

export interface ChangedWordsProps {
  runs: readonly ChangedRun[];
  labels: {
    /** "Before:" and "Now:", read before what changed. */
    before: string;
    now: string;
  };
}

/** One text with what was taken out and put in. */
export function ChangedWords({ runs, labels }: ChangedWordsProps) {
  return runs.map(({ kind, words }, at) => {
    const key = `${at} ${kind}`;
    const text = words.trimEnd();
    const space = spaceBetween(words, runs[at + 1]?.words ?? '');
    if (kind === 'same') return <Fragment key={key}>{text + space}</Fragment>;
    return (
      <Fragment key={key}>
        <VisuallyHidden>{kind === 'out' ? labels.before : labels.now} </VisuallyHidden>
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

/** What the marks mean: "Taken out" and "Put in". */
export function ChangeKey({ labels }: { labels: { out: string; in: string } }) {
  return (
    <p className={styles.key}>
      <del className={styles.out}>{labels.out}</del>
      <ins className={styles.put}>{labels.in}</ins>
    </p>
  );
}
