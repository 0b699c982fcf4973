import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { documentNames } from '../words/document-names.ts';
import { Named } from './named.tsx';

/** What a document is, and under it the name of its file. */
export function DocumentName({ it }: { it: Pick<Upload, 'doc_type' | 'file_name'> }) {
  const { i18n } = useLingui();
  return <Named name={i18n._(documentNames[it.doc_type])} detail={it.file_name} />;
}
