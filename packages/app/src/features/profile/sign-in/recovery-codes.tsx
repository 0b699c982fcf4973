import { useLingui } from '@lingui/react/macro';
import { Bullets, Button, Notice, Row, Stack, Text } from '@mediation/ui';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../browser/save-file.ts';
import { CopyButton } from '../../../shared/forms/copy-button.tsx';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';

/** Shows new recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useLingui();
  const text = codes.join('\n');
  const top = useRef<HTMLDivElement>(null);
  useUnsavedChanges(true);
  useEffect(() => top.current?.focus(), []);
  return (
    <Stack asChild gap="large">
      <section aria-label={t`Your recovery codes`}>
        <Notice ref={top} tabIndex={-1}>
          <b>{t`Keep these ten codes where only you find them.`}</b>{' '}
          {t`Each signs you in once when you do not have your app. We cannot show them again.`}
        </Notice>
        <Bullets marker="disc">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Bullets>
        <Row wrap>
          <CopyButton text={text} label={t`Copy codes`} />
          <Button tone="secondary" onClick={() => globalThis.print()}>
            <Printer />
            {t`Print`}
          </Button>
          <Button
            tone="secondary"
            onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'codes.txt')}
          >
            <Download />
            {t`Download`}
          </Button>
        </Row>
        <Text size="small" tone="soft">
          {t`Never read one out to somebody who calls or writes to you. We never ask for them.`}
        </Text>
        <Row>
          <Button onClick={onKept}>{t`I have kept them`}</Button>
        </Row>
      </section>
    </Stack>
  );
}
