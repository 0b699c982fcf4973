import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './fingerprint.css.ts';

export interface FingerprintProps {
  /** The hash, of 64 characters. */
  hash: string;
  /** "Fingerprint of this version". */
  title: string;
  /** What a screen reader hears in place of the characters: "Fingerprint of version 3, 64 characters, begins 9f2c". */
  spoken: string;
  /** What it belongs to. */
  note: string;
}

/**
 * The hash of what is signed, in groups of four characters that can be compared.
 *
 * @instead Short codes to type are an `Input`.
 *
 * @accessibility The groups are hidden from screen readers, which hear `spoken`.
 */
export function Fingerprint({ hash, title, spoken, note }: FingerprintProps) {
  return (
    <Stack gap="small">
      <Text weight="strong">{title}</Text>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <div aria-hidden className={styles.groups}>
        {[...hash.matchAll(/.{4}/g)].map(({ 0: group, index }) => (
          <span key={index}>{group}</span>
        ))}
      </div>
      <Text size="small" tone="soft">
        {note}
      </Text>
    </Stack>
  );
}
