import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as styles from './done-part.css.ts';

export interface DonePartProps {
  /** "You read to the end". */
  title: string;
  /** When, or what is known about it. */
  note: ReactNode;
  /** What was said in it, and the way back to it. */
  children?: ReactNode;
}

/**
 * A part of a long task that is done, on the page of a later one.
 *
 * @instead A list of what is done and what is missing is a `Checklist`.
 *
 * @accessibility Its title is a heading that says that it is done; the check mark is for the eye.
 */
export function DonePart({ title, note, children }: DonePartProps) {
  return (
    <Row gap="normal" ruled>
      <CircleCheck className={styles.check} aria-hidden />
      <Stack gap="tiny" grow>
        <Heading level={2}>{title}</Heading>
        <Text size="small" tone="soft">
          {note}
        </Text>
        {children}
      </Stack>
    </Row>
  );
}
