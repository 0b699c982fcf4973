import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import type * as Library from '@plasmicapp/loader-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../../shared/loading/loading.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { HelperPage } from './helper-page.tsx';
import { eachComponent } from './register-components.ts';

export interface BuiltContentProps {
  project: { id: string; token: string; host: string };
  /** The name of a page in the project. */
  name: string;
}

/**
 * Fetches one page of the Plasmic project and renders it with our components. The library is large and loaded
 * separately.
 */
export const builtContentWith = ({ initPlasmicLoader, PlasmicComponent, PlasmicRootProvider }: typeof Library) =>
  function BuiltContent({ project, name }: BuiltContentProps) {
    const { t } = useLingui();
    const [loader] = useState(() => {
      const { id, token, host } = project;
      const made = initPlasmicLoader({ projects: [{ id, token }], host });
      eachComponent((component, meta) =>
        made.registerComponent(component as Parameters<typeof made.registerComponent>[0], meta as never),
      );
      return made;
    });
    const { data, isPending, isError, refetch } = useQuery({
      queryKey: ['plasmic', project.id, name],
      queryFn: () => loader.maybeFetchComponentData(name),
      retry: false,
    });
    if (isPending) return <Loading label={t`Loading the page`} />;
    if (isError || data === null)
      return (
        <HelperPage
          title={isError ? t`We could not load this page` : t`This page was not built`}
          lead={
            isError
              ? t`The builder does not answer. Nothing else is affected.`
              : t`The project has no page called ${name}.`
          }
        >
          <div>
            <Button tone="secondary" onClick={() => void refetch()}>{t`Try Again`}</Button>
          </div>
        </HelperPage>
      );
    return (
      <main id="main">
        <PageTitle>{name}</PageTitle>
        <PlasmicRootProvider loader={loader} prefetchedData={data}>
          <PlasmicComponent component={name} />
        </PlasmicRootProvider>
      </main>
    );
  };
