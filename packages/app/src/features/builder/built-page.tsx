import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { Loading } from '../../shared/loading/loading.tsx';
import { HelperPage } from './helper-page.tsx';
import { getConfig } from '@mediation/api-client';

const BuiltContent = lazy(async () => {
  const [{ builtContentWith }, library] = await Promise.all([
    import('./built-content.tsx'),
    import('@plasmicapp/loader-react'),
  ]);
  return { default: builtContentWith(library) };
});

/** Shows a page that was built in Plasmic: `/plasmic?page=Home`. */
export function BuiltPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = useEndpoint(getConfig, {});
  const name = search.get('page') ?? 'Home';
  return (
    <Loaded query={query} loadingLabel={t`Loading the page`} fallback={t`Failed to load the page`}>
      {({ plasmic }) =>
        plasmic === null ? (
          <HelperPage
            title={t`No built pages yet`}
            lead={t`Pages that are built in Plasmic appear here. To switch it on, start the server with PLASMIC_PROJECT_ID and PLASMIC_PROJECT_TOKEN.`}
          />
        ) : (
          <Suspense fallback={<Loading label={t`Loading the page`} />}>
            <BuiltContent project={plasmic} name={name} />
          </Suspense>
        )
      }
    </Loaded>
  );
}
