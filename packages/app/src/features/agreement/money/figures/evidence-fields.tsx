import { useLingui } from '@lingui/react/macro';
import { type Figure, limits, listUploads, type Upload } from '@mediation/api-client';
import { Field, Input, Select } from '@mediation/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { documentNames } from '../../../../words/names/document-names.ts';
import { type FigureValues, ownEstimate, unchanged } from './figure-values.ts';

export interface EvidenceFieldsProps {
  caseId: string;
  /** The party whose documents they are. */
  ownerId: string;
  form: UseFormReturn<FigureValues>;
  /** Where the figure is written now. */
  evidence: Figure['evidence'];
}

/** Asks where a figure is written: a page of a document of its owner, or nowhere. */
export function EvidenceFields({ caseId, ownerId, form, evidence }: EvidenceFieldsProps) {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(listUploads, { case_id: caseId, limit: limits.pageMax });
  const { register, watch, formState } = form;
  const document = watch('document');
  const name = ({ doc_type, file_name }: Upload) => `${i18n._(documentNames[doc_type])}: ${file_name}`;
  return (
    <>
      <Field
        label={t`Where it is written`}
        hint={t`The other party sees the kind of document and the page. They can open it only if it is shared with everyone.`}
      >
        <Select key={data === undefined ? 'loading' : 'loaded'} {...register('document')}>
          <option value={ownEstimate}>{t`Own estimate`}</option>
          {evidence !== null && evidence.upload_id === null && (
            <option
              value={unchanged}
            >{t`As it is: ${i18n._(documentNames[evidence.doc_type])}, p. ${evidence.page}`}</option>
          )}
          {data?.uploads
            .filter(
              ({ id, owner_id, status }) =>
                owner_id === ownerId && (status !== 'rejected' || id === evidence?.upload_id),
            )
            .map((upload) => (
              <option key={upload.id} value={upload.id}>
                {name(upload)}
              </option>
            ))}
        </Select>
      </Field>
      {document !== ownEstimate && document !== unchanged && (
        <Field label={t`Page`} error={errorOf(formState.errors.page, t`Write the number of the page.`)}>
          <Input
            inputMode="numeric"
            {...register('page', { validate: (page) => /^[1-9]\d{0,3}$/.test(page.trim()) })}
          />
        </Field>
      )}
    </>
  );
}
