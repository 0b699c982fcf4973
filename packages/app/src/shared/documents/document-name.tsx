import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { documentNames, scanNotes } from '../../words/document-names.ts';
import { RowName } from '../layout/row-name.tsx';

/** The type of a document, its file name, and whether it is unscanned or quarantined. */
export function DocumentName({ upload }: { upload: Pick<Upload, 'doc_type' | 'file_name' | 'scan_status'> }) {
  const { i18n } = useLingui();
  const note = scanNotes[upload.scan_status];
  const detail = note === undefined ? upload.file_name : `${upload.file_name} · ${i18n._(note)}`;
  return <RowName name={i18n._(documentNames[upload.doc_type])} detail={detail} />;
}
