import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, IconButton, Row, Stack, Text } from '@mediation/ui';
import { Copy, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BrandLink } from '../page/brand-link.tsx';
import { CornerExit } from '../page/corner-exit.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { paths } from '../paths.ts';
import { ErrorKnot } from './error-knot.tsx';

const many = 3;
let errorCount = 0;

/** In place of the whole app when it broke. */
export function ErrorPage() {
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<CornerExit />}>
      <PageError />
    </FocusLayout>
  );
}

/** In place of a page that broke, in a frame that goes on: what to do now, and a number to tell. */
export function PageError({ onRetry }: { onRetry?: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const [{ id, count }] = useState(() => ({ id: newErrorId(), count: errorCount + 1 }));
  const isRepeated = count > many;
  // Only what came on the screen counts: a page may be drawn and thrown away.
  useEffect(() => {
    errorCount = count;
  }, [count]);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <PageTitle>{t`Something went wrong`}</PageTitle>
      <ErrorKnot />
      <Stack gap="normal">
        <Heading level={1} size="huge" voice tabIndex={-1} ref={title}>
          <Trans>Something went wrong</Trans>
        </Heading>
        <Text size="lead">
          {isRepeated
            ? t`Multiple errors detected. A page reload is recommended.`
            : t`An unexpected error occurred. Don't worry, your data is safe.`}
        </Text>
      </Stack>
      <Row wrap>
        {isRepeated && <Button onClick={() => globalThis.location.reload()}>{t`Reload Page`}</Button>}
        <Button
          tone={isRepeated ? 'secondary' : 'primary'}
          onClick={onRetry ?? (() => void navigate(location, { replace: true }))}
        >
          <RotateCcw />
          {t`Try Again`}
        </Button>
        <Button asChild tone="secondary">
          <a href={paths.home()}>{t`Go Home`}</a>
        </Button>
      </Row>
      <Stack gap="small">
        <Row gap="small">
          <Text size="small" tone="soft">
            <Trans>
              Error id <code>{id}</code>
            </Trans>
          </Text>
          <IconButton size="small" label={t`Copy error id`} onClick={() => void navigator.clipboard.writeText(id)}>
            <Copy />
          </IconButton>
        </Row>
        <Text size="small" tone="soft">
          <Trans>Error count {count}</Trans>
        </Text>
        <Text size="small" tone="soft">
          {t`If it keeps happening, tell your mediator the error id. You do not need to explain what you were doing.`}
        </Text>
      </Stack>
    </>
  );
}

const newErrorId = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
