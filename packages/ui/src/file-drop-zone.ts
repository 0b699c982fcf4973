export {
  FileDropZone,
  type FileDropZoneProps,
  type FileDropZoneLabels,
  type Refusal,
} from './components/file-drop-zone/file-drop-zone.tsx';
