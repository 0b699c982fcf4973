import { ChevronLeft, ChevronRight, Download, Maximize2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { cloneElement } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { DocumentViewerProps } from './document-viewer-props.ts';
import * as styles from './document-viewer.css.ts';
import { canZoom, zoomStep } from './zoom.ts';

/** The name of the document and its controls. */
export function ViewerToolbar(props: DocumentViewerProps) {
  const { name, size, page, pages, onPageChange, zoom, onZoomChange, onRotate, download, tools, labels, locale } =
    props;
  const isThere = props.state === undefined || props.state === 'ready';
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) onPageChange(to);
  };
  return (
    <div className={styles.bar}>
      <span className={styles.name} title={name}>
        {size === undefined ? name : `${name}, ${size}`}
      </span>
      {isThere && (
        <div className={styles.group}>
          <IconButton
            size="small"
            label={labels.zoomOut}
            aria-disabled={!canZoom(zoom, -1)}
            onClick={() => onZoomChange(zoomStep(zoom, -1))}
          >
            <ZoomOut />
          </IconButton>
          <span className={styles.figure} aria-live="polite">
            {zoom === 'fit' ? labels.fitted : new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
          </span>
          <IconButton
            size="small"
            label={labels.zoomIn}
            aria-disabled={!canZoom(zoom, 1)}
            onClick={() => onZoomChange(zoomStep(zoom, 1))}
          >
            <ZoomIn />
          </IconButton>
          <IconButton size="small" label={labels.fit} aria-pressed={zoom === 'fit'} onClick={() => onZoomChange('fit')}>
            <Maximize2 />
          </IconButton>
          {onRotate && (
            <IconButton size="small" label={labels.rotate} onClick={onRotate}>
              <RotateCw />
            </IconButton>
          )}
          {tools}
        </div>
      )}
      {download && (
        <IconButton asChild size="small" label={labels.download}>
          {cloneElement(download, undefined, <Download />)}
        </IconButton>
      )}
      {isThere && pages > 1 && (
        <div className={styles.turning}>
          <span className={styles.rule} />
          <IconButton size="small" label={labels.previousPage} aria-disabled={page <= 1} onClick={() => turn(page - 1)}>
            <ChevronLeft className={styles.flip} />
          </IconButton>
          <span className={styles.figure} aria-live="polite">
            {labels.page(page, pages)}
          </span>
          <IconButton size="small" label={labels.nextPage} aria-disabled={page >= pages} onClick={() => turn(page + 1)}>
            <ChevronRight className={styles.flip} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
