import { useLingui } from '@lingui/react/macro';
import { limits, type Requirement, type Upload, listRequirements } from '@mediation/api-client';
import { Card, Field, FormRow, Select, Stack, Text } from '@mediation/ui';
import { FileDropZone } from '@mediation/ui/file-drop-zone';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWhole } from '../../backend/use-pages.ts';
import { promises } from '../../words/promises.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { audienceNames, documentNames } from '../../words/document-names.ts';
import { SendingList } from './sending-list.tsx';
import { useUploading } from './use-uploading.ts';

const { megabytes } = promises;
const accept = { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };
const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

/** Lets a party or their lawyer add documents: the type, the audience and the files. */
export function AddCard({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const title = useArrival();
  const [search, setSearch] = useSearchParams();
  const requirements = useWhole(listRequirements, { caseId }, requirementsOf).data ?? [];
  const wanted = search.get('requirement') ?? '';
  const asked = requirements.find(({ id }) => id === wanted);
  const isChosen = asked !== undefined || wanted === 'other';
  const [audience, setAudience] = useState<Upload['audience']>(role === 'lawyer' ? 'my_side' : 'mediator');
  const uploading = useUploading(caseId);
  const refused = {
    type: t`We take PDF, JPG and PNG. Send it as one of these.`,
    size: t`It is over ${megabytes} MB. Make it smaller, or send it in parts.`,
    empty: t`The file is empty.`,
    count: t`Add fewer files at a time.`,
  };
  const kind = asked ? { doc_type: asked.doc_type, requirement_id: asked.id } : { doc_type: 'other' as const };
  return (
    <Card aria-labelledby="add">
      <Stack gap="large">
        <Stack gap="tiny">
          <Card.Title id="add" ref={title} tabIndex={-1}>
            {asked === undefined ? t`Add documents` : t`For: ${asked.label}`}
          </Card.Title>
          {asked !== undefined && <Text tone="soft">{asked.help}</Text>}
        </Stack>
        <FormRow>
          <Field label={t`What is it?`}>
            <Select
              value={isChosen ? wanted : ''}
              onChange={(event) => setSearch({ requirement: event.target.value }, { replace: true })}
            >
              <option value="" disabled>
                {t`Choose a document`}
              </option>
              {requirements.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
              <option value="other">{i18n._(documentNames.other)}</option>
            </Select>
          </Field>
          <Field label={t`Who reads it?`}>
            <Select value={audience} onChange={(event) => setAudience(event.target.value as Upload['audience'])}>
              {(Object.keys(audienceNames) as Upload['audience'][]).map((option) => (
                <option key={option} value={option}>
                  {i18n._(audienceNames[option])}
                </option>
              ))}
            </Select>
          </Field>
        </FormRow>
        <FileDropZone
          disabled={!isChosen}
          labels={{
            title: isChosen ? t`Drop your documents here` : t`First choose what it is`,
            hint: t`PDF, JPG or PNG, up to ${megabytes} MB each`,
            choose: t`Choose files`,
            drop: t`Let go to add`,
            refused: (reason) => refused[reason],
          }}
          accept={accept}
          maxSize={limits.fileMaxBytes}
          onFiles={(files) => files.forEach((file) => void uploading.add({ file, audience, ...kind }))}
        />
        <SendingList {...uploading} />
      </Stack>
    </Card>
  );
}

/** Focuses the title of this card when the person came by an “Add” link. */
function useArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  useEffect(() => {
    if ((state as { isAdding?: boolean } | null)?.isAdding === true) title.current?.focus();
  }, [state]);
  return title;
}
