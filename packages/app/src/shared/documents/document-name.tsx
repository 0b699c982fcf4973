import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { paths } from '../../paths.ts';
import { documentNames, scanNotes } from '../../words/names/document-names.ts';
import { RowName } from '../layout/row-name.tsx';

/**
 * What a document is, and under it the name of its file, and that it was not scanned or cannot be opened. Leads to the
 * document, for everybody who may read it.
 */
export function DocumentName({ upload }: { upload: Pick<Upload, 'id' | 'doc_type' | 'file_name' | 'scan_status'> }) {
  const { i18n } = useLingui();
  const note = scanNotes[upload.scan_status];
  const detail = note === undefined ? upload.file_name : `${upload.file_name} · ${i18n._(note)}`;
  return <RowName name={i18n._(documentNames[upload.doc_type])} detail={detail} to={paths.document(upload.id)} />;
}
