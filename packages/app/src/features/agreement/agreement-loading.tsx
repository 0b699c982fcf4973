import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@mediation/ui';
import { useUser } from '../../auth/session-provider.tsx';
import { FlushPadding } from './flush-padding.tsx';
import * as styles from './agreement-loading.css.ts';

/** The page while it loads, in the shape that it will have: three panes for mediators, cards for everybody else. */
export function AgreementLoading() {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <FlushPadding>
      <SkeletonGroup label={t`Loading the agreement`} className={styles.calm}>
        <div className={styles.head}>
          <Skeleton width="8rem" />
          <Skeleton width="14rem" height="1.75rem" />
        </div>
        <Skeleton shape="block" height="3rem" />
        {role === 'mediator' ? (
          <div className={styles.panes}>
            <Skeleton shape="block" height="24rem" />
            <Skeleton shape="block" height="24rem" />
            <Skeleton shape="block" height="24rem" />
          </div>
        ) : (
          <Skeleton shape="block" height="16rem" />
        )}
      </SkeletonGroup>
    </FlushPadding>
  );
}
