import { Heading, Row, Stack, Text } from '@mediation/ui';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from '../signing.css.ts';

/** A part of signing that is done. */
export function DonePart({ title, note, children }: { title: string; note: ReactNode; children?: ReactNode }) {
  return (
    <Row gap="normal" className={styles.part}>
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
