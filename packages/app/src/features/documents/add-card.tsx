import { useLingui } from '@lingui/react/macro';
import { limits, type Upload } from '@mediation/api-client';
import { Card, Field, FileRow, FormRow, List, Select, Stack } from '@mediation/ui';
import { FileDropZone } from '@mediation/ui/file-drop-zone';
import { useState } from 'react';
import { promises } from '../../help/promises.ts';
import { useUser } from '../../session/session-provider.tsx';
import { audienceNames, documentNames, sizeText } from '../../words/document-names.ts';
import { useUploading } from './use-uploading.ts';

const { megabytes } = promises;
const accept = { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

/** Where a party or their lawyer adds papers: what it is, who reads it, and the files. */
export function AddCard({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [kind, setKind] = useState<Upload['doc_type']>('identity_document');
  const [audience, setAudience] = useState<Upload['audience']>(role === 'lawyer' ? 'my_side' : 'mediator');
  const { items, add, retry } = useUploading(caseId);
  const refused = {
    type: t`We take PDF, JPG and PNG. Send it as one of these.`,
    size: t`It is over ${megabytes} MB. Make it smaller, or send it in parts.`,
    empty: t`The file is empty.`,
    count: t`Add fewer files at a time.`,
  };
  return (
    <Card aria-labelledby="add">
      <Stack gap="large">
        <Card.Title id="add">{t`Add documents`}</Card.Title>
        <FormRow>
          <Field label={t`What is it?`}>
            <Select value={kind} onChange={(event) => setKind(event.target.value as Upload['doc_type'])}>
              {(Object.keys(documentNames) as Upload['doc_type'][]).map((it) => (
                <option key={it} value={it}>
                  {i18n._(documentNames[it])}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t`Who reads it?`}>
            <Select value={audience} onChange={(event) => setAudience(event.target.value as Upload['audience'])}>
              {(Object.keys(audienceNames) as Upload['audience'][]).map((it) => (
                <option key={it} value={it}>
                  {i18n._(audienceNames[it])}
                </option>
              ))}
            </Select>
          </Field>
        </FormRow>
        <FileDropZone
          words={{
            title: t`Drop your papers here`,
            hint: t`PDF, JPG or PNG, up to ${megabytes} MB each`,
            choose: t`Choose files`,
            letGo: t`Let go to add`,
            refused: (reason) => refused[reason],
          }}
          accept={accept}
          maxSize={limits.fileMaxBytes}
          onFiles={(files) => files.forEach((file) => void add({ file, doc_type: kind, audience }))}
        />
        {items.length > 0 && (
          <List>
            {items.map((it) => (
              <FileRow
                key={it.key}
                name={it.file.name}
                detail={sizeText(it.file.size)}
                state={it.state}
                stateLabel={{ uploading: t`Uploading`, review: t`In review`, failed: t`Not uploaded` }[it.state]}
                reason={it.problem}
                retryLabel={t`Try Again`}
                onRetry={() => void retry(it.key)}
              />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
