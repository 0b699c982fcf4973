import type { ReactElement, ReactNode } from 'react';
import type { Zoom } from './zoom.ts';

/** The labels of a viewer. */
export interface ViewerLabels {
  zoomOut: string;
  zoomIn: string;
  /** The button: "Fit to width". */
  fit: string;
  /** Replaces the percentage while fitted: "Fit". */
  fitted: string;
  download: string;
  rotate: string;
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
  /** Turns the page by a quarter; without it there is no such button. */
  onRotate?: (() => void) | undefined;
  state?: 'ready' | 'loading' | 'failed' | undefined;
  labels: ViewerLabels;
  locale?: string | undefined;
  /** A button or link that saves the file; an icon takes the place of its words. */
  download?: ReactElement<{ children?: ReactNode }> | undefined;
  /** More buttons in the toolbar, such as search. */
  tools?: ReactNode;
  /** Below the toolbar, such as the search field while it is open. */
  below?: ReactNode;
  /** Small pages to jump to, at the side. */
  thumbnails?: ReactNode;
  /** The action after an error: a `Button` "Ask for a readable copy". */
  failedAction?: ReactNode;
  /** The rendered page with its text layer, or an image as `DocumentImage`. */
  children?: ReactNode;
}
