import { useLingui } from '@lingui/react/macro';
import { ErrorScreen, FocusLayout } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { useAsyncError, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { newErrorId } from '../../errors/error-id.ts';
import { reportPageError } from '../../errors/watch-errors.ts';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';

let errorCount = 0;

/** Replaces the whole app after an error. */
export function ErrorPage() {
  return (
    <FocusLayout bare brand={<BrandLink />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />}>
      <PageError />
    </FocusLayout>
  );
}

/** Replaces a page that failed, inside a working shell: the next step, and a reference number for support. */
export function PageError({ onRetry }: { onRetry?: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const routeError = useRouteError();
  const error = useAsyncError() ?? routeError;
  const title = useRef<HTMLHeadingElement>(null);
  const [{ id, count }] = useState(() => ({ id: newErrorId(), count: errorCount + 1 }));
  // Only a rendered page counts: React may discard a render.
  useEffect(() => {
    errorCount = count;
  }, [count]);
  useEffect(() => reportPageError(error, id), [error, id]);
  useEffect(() => title.current?.focus(), []);
  const words = {
    title: t`Something went wrong`,
    text: t`An unexpected error occurred. Don't worry, your data is safe.`,
    repeatedText: t`Multiple errors detected. A page reload is recommended.`,
    retry: t`Try Again`,
    reload: t`Reload Page`,
    errorId: t`Error id`,
    errorCount: t`Error count`,
    copy: t`Copy error id`,
    copied: t`Copied`,
  };
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ErrorScreen
        ref={title}
        labels={words}
        errorId={id}
        count={count}
        onRetry={onRetry ?? (() => void navigate(location, { replace: true }))}
        onReload={() => globalThis.location.reload()}
        home={<a href={paths.home()}>{t`Go Home`}</a>}
        help={t`If it keeps happening, tell your mediator the error id. You do not need to explain what you were doing.`}
      />
    </>
  );
}
