import { useLingui } from '@lingui/react/macro';
import { downloadOfficeTemplate, type TemplateVersion } from '@mediation/api-client';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { saveFile } from '../../../../browser/save-file.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { longDate } from '../../../../words/times/relative-time.ts';

/** The saved versions of a template, the newest first, each with its empty file. Renders nothing without any. */
export function SavedVersions({ saved }: { saved: readonly TemplateVersion[] }) {
  const { t } = useLingui();
  if (saved.length === 0) return null;
  return (
    <Card aria-labelledby="template-versions">
      <Stack>
        <Card.Title id="template-versions">{t`Versions`}</Card.Title>
        {saved.map((it) => (
          <SavedVersion key={it.id} version={it} />
        ))}
      </Stack>
    </Card>
  );
}

function SavedVersion({ version: { id, number, saved_at, saved_by_name: by } }: { version: TemplateVersion }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const day = longDate(new Date(saved_at ?? 0));
  const save = () =>
    run(
      async () => {
        const file = await call(downloadOfficeTemplate, { templateVersionId: id });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  return (
    <Row wrap justify="between">
      <Text>
        <b>{t`Version ${number ?? 0}`}</b> · {by === null ? day : t`${day}, by ${by}`}
      </Text>
      <Button
        tone="secondary"
        size="small"
        busy={isBusy}
        aria-label={t`Download the blank form of version ${number ?? 0}`}
        onClick={() => void save()}
      >
        <Download />
        {t`Blank form`}
      </Button>
    </Row>
  );
}
