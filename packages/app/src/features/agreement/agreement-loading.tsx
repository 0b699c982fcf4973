import { useLingui } from '@lingui/react/macro';
import { Grid, Skeleton, SkeletonGroup, Stack } from '@mediation/ui';
import { useUser } from '../../auth/session-provider.tsx';
import { FlushPadding } from './flush-padding.tsx';

/** The page while it loads, in the shape that it will have: three panes for mediators, cards for everybody else. */
export function AgreementLoading() {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <FlushPadding>
      <SkeletonGroup calm label={t`Loading the agreement`}>
        <Stack>
          <Stack gap="normal">
            <Skeleton width="8rem" />
            <Skeleton width="14rem" height="1.75rem" />
          </Stack>
          <Skeleton shape="block" height="3rem" />
          {role === 'mediator' ? (
            <Grid column={15} gap="large">
              <Skeleton shape="block" height="24rem" />
              <Skeleton shape="block" height="24rem" />
              <Skeleton shape="block" height="24rem" />
            </Grid>
          ) : (
            <Skeleton shape="block" height="16rem" />
          )}
        </Stack>
      </SkeletonGroup>
    </FlushPadding>
  );
}
