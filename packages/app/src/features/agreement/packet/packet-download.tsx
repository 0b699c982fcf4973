import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { downloadPacket, type PacketFormat, packetLimits } from '@mediation/api-client';
import { Button, Card, Facts, Notice, Stack, Text } from '@mediation/ui';
import { FileArchive, FileText } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { sizeText } from '../../../words/names/document-names.ts';
import { type PacketItem, sumsOf } from './packet-parts.ts';

export interface PacketDownloadProps {
  caseId: string;
  items: readonly PacketItem[];
}

/** How much is in a packet, and its two downloads. */
export function PacketDownload({ caseId, items }: PacketDownloadProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const pdf = useAction();
  const zip = useAction();
  const { parts, documents, pages, bytes } = sumsOf(items);
  const ids = items.filter(({ isIn }) => isIn).map(({ id }) => id);
  const isChecking = items.some((it) => it.kind === 'upload' && it.check === 'busy');
  const most = packetLimits.bytes / 1024 / 1024;
  const tooMuch =
    bytes > packetLimits.bytes
      ? t`This is more than ${most} MB. Leave some documents out.`
      : parts > packetLimits.parts
        ? t`A packet holds at most ${packetLimits.parts} parts. Leave some documents out.`
        : null;
  const download = (format: PacketFormat) =>
    void (format === 'pdf' ? pdf : zip).run(
      async () => {
        const file = await call(downloadPacket, { caseId, format, parts: ids.join(',') });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this packet. Nothing was saved. Try again.` },
    );
  const button = (format: PacketFormat) => ({
    disabled: tooMuch !== null || isChecking,
    busy: (format === 'pdf' ? pdf : zip).isBusy,
    onClick: () => download(format),
  });
  return (
    <Card aria-labelledby="packet-download">
      <Stack>
        <Card.Title id="packet-download">{t`Your packet`}</Card.Title>
        <Facts
          facts={[
            { term: t`Signed documents`, detail: String(parts - documents) },
            {
              term: t`Other documents`,
              detail:
                documents === 0
                  ? '0'
                  : `${documents} · ${plural(pages, { one: '# page', other: '# pages' })} · ${sizeText(bytes)}`,
            },
          ]}
        />
        {tooMuch !== null && <Notice tone="warning">{tooMuch}</Notice>}
        <Stack gap="small">
          <Button {...button('pdf')}>
            <FileText />
            {t`Download one PDF`}
          </Button>
          <Text size="small" tone="soft">
            {t`Cover, contents and all parts, with page numbers through. It is a copy without a seal.`}
          </Text>
        </Stack>
        <Stack gap="small">
          <Button tone="secondary" {...button('zip')}>
            <FileArchive />
            {t`Download a ZIP`}
          </Button>
          <Text size="small" tone="soft">
            {t`The one PDF, the sealed files byte for byte, each document as its own file, and a list of fingerprints.`}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
