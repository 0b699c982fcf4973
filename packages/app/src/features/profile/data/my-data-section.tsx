import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, Notice, Progress, Row, Stack } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { gatherMyData, type MyData, type Progress as HowFar } from './gather-my-data.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { ProfileSection } from '../profile-section.tsx';

/** Downloads the person's own data as one file. */
export function MyDataSection() {
  const { t } = useLingui();
  const { call } = useBackend();
  const [{ done, total }, setProgress] = useState<HowFar>({ done: 0, total: 0 });
  const [data, setData] = useState<MyData | null>(null);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const collect = () => {
    setData(null);
    return run(async () => setData(await gatherMyData(call, setProgress)), {
      failed: t`We could not collect your data`,
    });
  };
  return (
    <ProfileSection
      title={t`Download my data`}
      text={t`One file with what you wrote, entered and uploaded, and your documents. Nothing that others wrote is in it.`}
    >
      {isBusy && (
        <output>
          <Progress
            label={total === 0 ? t`Collecting your data` : t`Collecting your documents, ${done} of ${total}`}
            value={total > 0 ? (100 * done) / total : undefined}
            showLabel
          />
        </output>
      )}
      <ProblemNotice problem={problem} />
      <output>{data && !isBusy && <Ready data={data} />}</output>
      <Row>
        <Button tone="secondary" busy={isBusy} onClick={() => void collect()}>
          {isBusy ? t`Collecting` : data || problem ? t`Collect again` : t`Collect my data`}
        </Button>
      </Row>
      <AudienceLine audience="self">{t`Only you. Keep the file where nobody else looks.`}</AudienceLine>
    </ProfileSection>
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
