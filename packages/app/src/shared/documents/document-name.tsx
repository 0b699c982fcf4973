import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { documentNames, scanNotes } from '../../words/document-names.ts';
import { Named } from '../layout/row-name.tsx';

/** What a document is, and under it the name of its file, and that it was not scanned or cannot be opened. */
export function DocumentName({ it }: { it: Pick<Upload, 'doc_type' | 'file_name' | 'scan_status'> }) {
  const { i18n } = useLingui();
  const note = scanNotes[it.scan_status];
  const detail = note === undefined ? it.file_name : `${it.file_name} · ${i18n._(note)}`;
  return <Named name={i18n._(documentNames[it.doc_type])} detail={detail} />;
}
