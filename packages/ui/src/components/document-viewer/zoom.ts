/** The zoom of a page: a factor, or as wide as the pane. */
export type Zoom = number | 'fit';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The next zoom in a direction; from `fit` it starts at 100 %. */
export function zoomStep(zoom: Zoom, direction: 1 | -1): Zoom {
  const from = zoom === 'fit' ? 1 : zoom;
  const ahead = direction === 1 ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
  return ahead ?? from;
}

/** Whether there is another zoom in this direction. */
export const canZoom = (zoom: Zoom, direction: 1 | -1): boolean => zoom === 'fit' || zoomStep(zoom, direction) !== zoom;
