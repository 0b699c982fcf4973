export * as DocumentList from './components/document-list/document-list.tsx';
export { DocumentImage, type DocumentImageProps } from './components/document-viewer/document-image.tsx';
export { DocumentViewer, PageSkeleton } from './components/document-viewer/document-viewer.tsx';
export type { DocumentViewerProps, ViewerLabels } from './components/document-viewer/document-viewer-props.ts';
export { Watermark } from './components/document-viewer/watermark.tsx';
export type { Zoom } from './components/document-viewer/zoom.ts';
export { tablet } from './theme/breakpoints.ts';
export { useMediaQuery } from './theme/use-media-query.ts';
