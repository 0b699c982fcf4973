import { useLingui } from '@lingui/react/macro';
import type { ViewerLabels } from '@mediation/ui/viewer';

/** The labels of the frame around a document. */
export function useViewerLabels(): ViewerLabels {
  const { t } = useLingui();
  return {
    zoomOut: t`Zoom out`,
    zoomIn: t`Zoom in`,
    fit: t`Fit to width`,
    fitted: t`Fit`,
    rotate: t`Rotate`,
    download: t`Download`,
    previousPage: t`Previous page`,
    nextPage: t`Next page`,
    page: (page, pages) => t`${page} of ${pages}`,
    loading: t`Loading the document`,
    failed: t`We can’t show this document`,
  };
}
