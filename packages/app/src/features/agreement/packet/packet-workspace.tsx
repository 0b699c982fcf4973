import { useLingui } from '@lingui/react/macro';
import { checkPacketUpload, type PacketUpload, type PacketVersion } from '@mediation/api-client';
import { Card, Columns, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { EditableWords } from './editable-words.tsx';
import { PacketDownload } from './packet-download.tsx';
import { PacketList } from './packet-list.tsx';
import { itemsOf, type PacketItem, refreshed } from './packet-parts.ts';

export interface PacketWorkspaceProps {
  caseId: string;
  versions: readonly PacketVersion[];
  uploads: readonly PacketUpload[];
}

/** What goes into a packet, in which order, and its downloads. */
export function PacketWorkspace({ caseId, versions, uploads }: PacketWorkspaceProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const now = itemsOf(versions, uploads);
  const [chosen, setChosen] = useState(now);
  const items = refreshed(chosen, now);
  const change = (id: string, changes: Partial<Extract<PacketItem, { kind: 'upload' }>>) =>
    setChosen((before) =>
      refreshed(before, now).map((it) => (it.id === id ? ({ ...it, ...changes } as PacketItem) : it)),
    );

  async function tick(item: PacketItem, isIn: boolean) {
    if (item.kind === 'version' || !isIn) return change(item.id, { isIn });
    change(item.id, { isIn, check: 'busy' });
    try {
      const { problem } = await call(checkPacketUpload, { caseId, uploadId: item.id });
      change(item.id, problem === null ? { check: 'fine' } : { check: problem, isIn: false });
    } catch {
      // The download says it where the document cannot be opened then, either.
      change(item.id, { check: 'none' });
    }
  }

  return (
    <Columns
      aside={
        <Stack gap="grid">
          <PacketDownload caseId={caseId} items={items} />
          <EditableWords caseId={caseId} versions={versions} />
        </Stack>
      }
    >
      <Card aria-labelledby="packet-parts">
        <Stack gap="small">
          <Card.Title id="packet-parts">{t`What goes in`}</Card.Title>
          <Text size="small" tone="soft">
            {t`In this order, after a cover and the contents. Pictures become pages.`}
          </Text>
        </Stack>
        <PacketList items={items} onTick={(item, isIn) => void tick(item, isIn)} onMove={setChosen} />
      </Card>
    </Columns>
  );
}
