import { useLingui } from '@lingui/react/macro';
import { Card } from '@mediation/ui';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import type { useVersions } from '../versions/use-versions.ts';
import { VersionRows, type VersionRowsProps } from '../versions/version-rows.tsx';

export interface AllVersionsProps extends Pick<VersionRowsProps, 'newest' | 'shown'> {
  query: ReturnType<typeof useVersions>;
}

/** Every version that was released to the reader. Renders nothing before there is one beside the shown one. */
export function AllVersions({ query, ...rest }: AllVersionsProps) {
  const { t } = useLingui();
  if (query.data?.every(({ id }) => id === rest.shown)) return null;
  return (
    <Card aria-labelledby="all-versions">
      <Card.Title id="all-versions">{t`All versions`}</Card.Title>
      <Loaded query={query} loadingLabel={t`Loading the versions`} fallback={t`Failed to load the versions`}>
        {(versions) => <VersionRows isReadable versions={versions} {...rest} />}
      </Loaded>
    </Card>
  );
}
