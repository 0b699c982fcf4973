/** How large a page is drawn: a factor, or as wide as the pane. */
export type Zoom = number | 'fit';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The next size up or down; from `fit` it starts at the whole size. */
export function zoomStep(zoom: Zoom, direction: 1 | -1): Zoom {
  const from = zoom === 'fit' ? 1 : zoom;
  const ahead = direction === 1 ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
  return ahead ?? from;
}

/** Whether there is a size further in a direction. */
export const canZoom = (zoom: Zoom, direction: 1 | -1): boolean => zoom === 'fit' || zoomStep(zoom, direction) !== zoom;
