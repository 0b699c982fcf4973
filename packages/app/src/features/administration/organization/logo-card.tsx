import { useLingui } from '@lingui/react/macro';
import { ApiError, type Organization, limits, removeLogo, uploadLogo } from '@mediation/api-client';
import { BrandMark, Button, Card, Row, Stack, Text } from '@mediation/ui';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { promises } from '../../../words/texts/promises.ts';

const { logoMegabytes } = promises;

/** Shows the logo of an organization, and takes another one or none. */
export function LogoCard({ organization: { id: orgId, branding } }: { organization: Organization }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const input = useRef<HTMLInputElement>(null);
  const { displayName, logoUrl } = branding;
  const save = (file: File) =>
    run(
      async () => {
        if (file.size > limits.logoMaxBytes)
          throw new ApiError('too_large', t`This file is too large. Choose a logo of at most ${logoMegabytes} MB.`);
        await call(uploadLogo, { orgId, file });
      },
      { failed: t`Failed to save the logo`, done: t`Logo saved` },
    );
  const remove = () =>
    run(() => call(removeLogo, { orgId }), { failed: t`Failed to remove the logo`, done: t`Logo removed` });
  return (
    <Card aria-labelledby="logo">
      <Stack>
        <Card.Title id="logo">{t`Logo`}</Card.Title>
        <Row>
          <BrandMark name={displayName} logoUrl={logoUrl ?? undefined} />
        </Row>
        <Text size="small" tone="soft">
          {t`A PNG, JPEG or WebP of at most ${logoMegabytes} MB. It shows at the top of every page and when people sign in.`}
        </Text>
        <Row wrap gap="small">
          <Button tone="secondary" busy={isBusy} onClick={() => input.current?.click()}>
            <Upload />
            {logoUrl === null ? t`Add a logo` : t`Replace the logo`}
          </Button>
          {logoUrl !== null && (
            <Button tone="plain" disabled={isBusy} onClick={() => void remove()}>
              {t`Remove the logo`}
            </Button>
          )}
        </Row>
        <input
          ref={input}
          type="file"
          hidden
          accept={uploadLogo.contentTypes?.join(',')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void save(file);
          }}
        />
        <ProblemNotice problem={problem} />
      </Stack>
    </Card>
  );
}
