import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import * as styles from './notification-panel.css.ts';

/** The skeleton of four notifications. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.padded}>
      <Stack gap="large">
        {['80%', '65%', '90%', '50%'].map((width) => (
          <Row key={width} align="start">
            <Skeleton width="1.5rem" height="1.5rem" />
            <Stack gap="small" style={{ flex: 1 }}>
              <Skeleton width={width} />
              <Skeleton width="4rem" />
            </Stack>
          </Row>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
