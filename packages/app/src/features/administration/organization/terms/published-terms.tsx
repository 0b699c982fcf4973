import { useLingui } from '@lingui/react/macro';
import { type OrganizationTerms, previewOrganizationTerms, type TermsLanguage } from '@mediation/api-client';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { saveFile } from '../../../../browser/save-file.ts';
import { languages } from '../../../../language.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { longDate } from '../../../../words/times/relative-time.ts';

type Published = OrganizationTerms['published'];

/** The versions that were published, the newest first, to read in each language. They never change. */
export function PublishedTerms({ orgId, published }: { orgId: string; published: Published }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="published-terms">
      <Stack>
        <Card.Title id="published-terms">{t`Published versions`}</Card.Title>
        {published.length === 0 && <Text tone="soft">{t`None yet. First sessions wait for no signature.`}</Text>}
        {published.map((it) => (
          <PublishedVersion key={it.number} orgId={orgId} version={it} />
        ))}
      </Stack>
    </Card>
  );
}

function PublishedVersion({ orgId, version }: { orgId: string; version: Published[number] }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const { number, published_at, published_by_name: by } = version;
  const day = longDate(new Date(published_at));
  const save = (language: TermsLanguage) =>
    run(
      async () => {
        const file = await call(previewOrganizationTerms, { orgId, language, number });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  return (
    <Row wrap justify="between">
      <Text>
        <b>{t`Version ${number}`}</b> · {by === null ? day : t`${day}, by ${by}`}
      </Text>
      <Row gap="small">
        {(['en', 'es'] as const).map((language) => (
          <Button
            key={language}
            tone="secondary"
            size="small"
            busy={isBusy}
            aria-label={t`Version ${number} as PDF, ${languages[language]}`}
            onClick={() => void save(language)}
          >
            <Download />
            {languages[language]}
          </Button>
        ))}
      </Row>
    </Row>
  );
}
