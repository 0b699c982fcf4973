import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { filledFields } from '@mediation/agreement';
import { type CaseTemplate, downloadFilledTemplate, type MergeValues } from '@mediation/api-client';
import { Button, Card, Row, Stack, Table, Text } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { FieldValue } from './field-value.tsx';
import { MissingValues } from './missing-values.tsx';

export interface FilledTemplateProps {
  caseId: string;
  template: CaseTemplate;
  values: MergeValues;
}

/** A form or letter with what each of its fields will hold, what is missing, and the filled copy. */
export function FilledTemplate({ caseId, template, values }: FilledTemplateProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const { id, name, kind } = template;
  const fields = filledFields(template, values);
  const count = fields.filter(({ text }) => text !== null).length;
  const download = () =>
    run(
      async () => {
        const file = await call(downloadFilledTemplate, { caseId, templateVersionId: id });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  return (
    <>
      <MissingValues caseId={caseId} fields={fields} />
      <Card flush aria-labelledby="filled-template">
        <Card.Head>
          <Stack gap="small">
            <Card.Title id="filled-template">{name}</Card.Title>
            <Text size="small" tone="soft">
              {plural(fields.length, {
                one: `${count} of # field is filled in.`,
                other: `${count} of # fields are filled in.`,
              })}{' '}
              {kind === 'form'
                ? t`Fields stay fields, so that you can complete them in the copy.`
                : t`You can change the copy in your word processor.`}
            </Text>
          </Stack>
          <Row>
            <Button busy={isBusy} onClick={() => void download()}>
              <Download />
              {t`Download the filled copy`}
            </Button>
          </Row>
        </Card.Head>
        <Table stack aria-labelledby="filled-template">
          <thead>
            <tr>
              <th scope="col">{t`Field`}</th>
              <th scope="col">{t`What it says`}</th>
              {kind === 'form' && (
                <th scope="col" data-align="end">
                  {t`Page`}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <td data-phone="row">
                  <b>{field.name}</b>
                </td>
                <td data-phone="row">
                  <FieldValue field={field} />
                </td>
                {kind === 'form' && (
                  <td data-align="end" data-phone="hidden">
                    {field.page}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </>
  );
}
