export {
  FileDropZone,
  type FileDropZoneProps,
  type FileDropZoneWords,
  type Refusal,
} from './components/file-drop-zone/file-drop-zone.tsx';
