import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, Notice, Progress, Row, Stack } from '@mediation/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/error-text.ts';
import { gatherMyData, type MyData, type Progress as HowFar } from './gather-my-data.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Section } from './section.tsx';

/** Everything that is the person's own, as one file to save. */
export function MyDataSection() {
  const { t } = useLingui();
  const { call } = useBackend();
  const [{ done, total }, setProgress] = useState<HowFar>({ done: 0, total: 0 });
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => gatherMyData(call, setProgress) });
  return (
    <Section
      title={t`Download my data`}
      text={t`One file with what you wrote, entered and uploaded, and your documents. Nothing that others wrote is in it.`}
    >
      {isPending && (
        <output>
          <Progress
            label={total === 0 ? t`Collecting your data` : t`Collecting your documents, ${done} of ${total}`}
            value={total > 0 ? (100 * done) / total : undefined}
            showLabel
          />
        </output>
      )}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t`We could not collect your data`)}
        </Notice>
      )}
      <output>{data && !isPending && <Ready data={data} />}</output>
      <Row>
        <Button tone="secondary" busy={isPending} onClick={() => mutate()}>
          {isPending ? t`Collecting` : data || error ? t`Collect again` : t`Collect my data`}
        </Button>
      </Row>
      <AudienceLine audience="self">{t`Only you. Keep the file where nobody else looks.`}</AudienceLine>
    </Section>
  );
}

const fileName = 'my-data.zip';

function Ready({ data: { file, missing } }: { data: MyData }) {
  const { t } = useLingui();
  const names = missing.join(', ');
  return (
    <Stack>
      <Notice
        tone="success"
        action={
          <Button size="small" onClick={() => saveFile(file, fileName)}>
            <Download />
            {t`Save ${fileName}`}
          </Button>
        }
      >
        {t`Your data is ready.`}
      </Notice>
      {missing.length > 0 && (
        <Notice tone="warning">{t`We could not read these documents just now: ${names}. Collect again to try once more.`}</Notice>
      )}
    </Stack>
  );
}
