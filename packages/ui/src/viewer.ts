export * as DocumentList from './components/document-list/document-list.tsx';
export {
  DocumentImage,
  DocumentViewer,
  type DocumentImageProps,
  type DocumentViewerProps,
  type ViewerLabels,
} from './components/document-viewer/document-viewer.tsx';
export type { Zoom } from './components/document-viewer/zoom.ts';
