import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { documentNames } from '../words/document-names.ts';

/** What a document is, and under it the name of its file. */
export function DocumentName({ it }: { it: Pick<Upload, 'doc_type' | 'file_name'> }) {
  const { i18n } = useLingui();
  return (
    <>
      <Text asChild weight="strong">
        <span>{i18n._(documentNames[it.doc_type])}</span>
      </Text>
      <Text size="small" tone="soft">
        {it.file_name}
      </Text>
    </>
  );
}
