import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Stack } from '../layout/layout.tsx';
import * as styles from './document-viewer.css.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { zoomStep, type Zoom } from './zoom.ts';

/** The labels of a viewer. */
export interface ViewerLabels {
  zoomOut: string;
  zoomIn: string;
  /** The button: "Fit to width". */
  fit: string;
  /** Replaces the percentage while fitted: "Fit". */
  fitted: string;
  download: string;
  previousPage: string;
  nextPage: string;
  /** "1 of 2". */
  page: (page: number, pages: number) => string;
  loading: string;
  /** The error: "We could not show this document", with a possible reason. */
  failed: string;
  failedText?: string | undefined;
}

export interface DocumentViewerProps {
  /** The file name: "mortgage-nov-2026.pdf". */
  name: string;
  /** "1.4 MB". */
  size?: string | undefined;
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
  state?: 'ready' | 'loading' | 'failed' | undefined;
  labels: ViewerLabels;
  locale?: string | undefined;
  /** A link to the file; an icon replaces its text. */
  download?: ReactElement<{ children?: ReactNode }> | undefined;
  /** Page thumbnails at the side. */
  thumbnails?: ReactNode;
  /** The action after an error: a `Button` "Ask for a readable copy". */
  failedAction?: ReactNode;
  /** The rendered page with its text layer, or an image as `DocumentImage`. */
  children?: ReactNode;
}

/** A scrollable area must be reachable by keyboard. */
const scrollable = { role: 'group', tabIndex: 0 } as const;

/**
 * A viewer with toolbar and zoom; the app passes in the rendered page. The page stays white in the dark theme.
 *
 * @instead A single picture in a chat is a `ChatAttachment`.
 *
 * @accessibility With the focus in the pane, `+` and `-` zoom, `0` fits, Page Up and Page Down turn pages, the arrow
 * keys scroll. Page and zoom are announced politely; a button at its limit stays focusable and is `aria-disabled`.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { name, page, pages, onPageChange, zoom, onZoomChange, state = 'ready', labels, thumbnails } = props;

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || state !== 'ready') return;
    const turn = { PageDown: page + 1, PageUp: page - 1 }[event.key];
    const size = { '+': zoomStep(zoom, 1), '=': zoomStep(zoom, 1), '-': zoomStep(zoom, -1), '0': 'fit' as const }[
      event.key
    ];
    if (turn === undefined && size === undefined) return;
    event.preventDefault();
    if (size !== undefined) onZoomChange(size);
    if (turn !== undefined && turn >= 1 && turn <= pages) onPageChange(turn);
  };

  return (
    <section className={styles.viewer} aria-label={name}>
      <ViewerToolbar {...props} />
      <div className={styles.rest} onKeyDown={press} role="presentation">
        {thumbnails !== undefined && state === 'ready' && <div className={styles.thumbnails}>{thumbnails}</div>}
        <div {...scrollable} className={styles.pane} aria-label={labels.page(page, pages)}>
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
  const width = zoom === 'fit' ? '100%' : `${38 * zoom}rem`;
  if (state === 'loading') {
    return (
      <div className={styles.paper} style={{ width: 'min(38rem, 100%)' }}>
        <SkeletonGroup label={labels.loading} style={{ padding: '2.5rem 3rem' }}>
          <Stack gap="large">
            {['45%', '30%', '100%', '90%', '95%', '60%'].map((line) => (
              <Skeleton key={line} width={line} />
            ))}
          </Stack>
        </SkeletonGroup>
      </div>
    );
  }
  return (
    <div className={styles.paper} style={{ width }}>
      {children}
    </div>
  );
}

export interface DocumentImageProps {
  src: string;
  /** The description of the picture, or a note that it has none yet. */
  alt: string;
}

/** A photo of a document, in a `DocumentViewer`. */
export function DocumentImage({ src, alt }: DocumentImageProps) {
  return <img className={styles.image} src={src} alt={alt} />;
}
