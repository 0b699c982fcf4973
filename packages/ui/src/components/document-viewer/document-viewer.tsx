import { type KeyboardEvent, useEffect, useRef } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Stack } from '../layout/layout.tsx';
import * as styles from './document-viewer.css.ts';
import { useSwipe } from './use-swipe.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { zoomStep } from './zoom.ts';
import type { DocumentViewerProps } from './document-viewer-props.ts';

/** A scrollable area must be reachable by keyboard. */
const scrollable = { role: 'group', tabIndex: 0 } as const;

/**
 * A viewer with toolbar and zoom; the app passes in the rendered page. The page stays white in the dark theme.
 *
 * @instead A single picture in a chat is a `ChatAttachment`.
 *
 * @accessibility With the focus in the pane, `+` and `-` zoom, `0` fits, Page Up and Page Down turn pages, the arrow
 * keys scroll. A finger that wipes to the side turns pages, too. Page and zoom are read politely; a button that can go no further stays in place and says so.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { name, page, pages, onPageChange, zoom, onZoomChange, state = 'ready', labels, thumbnails, below } = props;
  const pane = useRef<HTMLDivElement>(null);
  const turnTo = (to: number) => {
    if (state === 'ready' && to >= 1 && to <= pages) onPageChange(to);
  };
  const swipe = useSwipe(pane, (direction) => turnTo(page + direction));

  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) pane.current?.scrollTo({ top: 0 });
    shown.current = page;
  }, [page]);

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || state !== 'ready') return;
    const turn = { PageDown: page + 1, PageUp: page - 1 }[event.key];
    const size = { '+': zoomStep(zoom, 1), '=': zoomStep(zoom, 1), '-': zoomStep(zoom, -1), '0': 'fit' as const }[
      event.key
    ];
    if (turn === undefined && size === undefined) return;
    event.preventDefault();
    if (size !== undefined) onZoomChange(size);
    if (turn !== undefined) turnTo(turn);
  };

  return (
    <section className={styles.viewer} aria-label={name}>
      <ViewerToolbar {...props} />
      {below && state === 'ready' && <div className={styles.below}>{below}</div>}
      <div className={styles.rest} onKeyDown={press} role="presentation">
        {thumbnails !== undefined && state === 'ready' && <div className={styles.thumbnails}>{thumbnails}</div>}
        <div {...scrollable} {...swipe} ref={pane} className={styles.pane} aria-label={labels.page(page, pages)}>
          <Pane {...props} state={state} />
        </div>
      </div>
    </section>
  );
}

function Pane({ state, zoom, labels, failedAction, children }: DocumentViewerProps) {
  if (state === 'failed') {
    return (
      <div className={styles.message} role="alert">
        <EmptyState title={labels.failed} action={failedAction}>
          {labels.failedText}
        </EmptyState>
      </div>
    );
  }
  const width = zoom === 'fit' ? '100%' : `calc(min(38rem, 100%) * ${zoom})`;
  if (state === 'loading') {
    return (
      <div className={styles.paper} style={{ width: 'min(38rem, 100%)', minHeight: '100%' }}>
        <PageSkeleton label={labels.loading} />
      </div>
    );
  }
  return (
    <div className={styles.paper} style={{ width }}>
      {children}
    </div>
  );
}

/** A page that is on its way, in a `DocumentViewer` that is ready otherwise. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} style={{ padding: '2.5rem 3rem' }}>
      <Stack gap="large">
        {['45%', '30%', '100%', '90%', '95%', '60%'].map((line) => (
          <Skeleton key={line} width={line} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
