import { useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '@mediation/api-client';
import { ChatAttachment } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { paths } from '../../../paths.ts';
import { scanNotes, sizeText, stateName } from '../../../words/names/document-names.ts';

/** The document of a message with its size and state; it leads to the viewer, for everybody who may open it. */
export function MessageDocument({ document }: { document: NonNullable<ChatMessage['document']> }) {
  const { i18n } = useLingui();
  const { role } = useUser();
  const { id, file_name, bytes, scan_status } = document;
  const state = i18n._(scanNotes[scan_status] ?? stateName(document));
  const chip = { name: file_name, detail: [sizeText(bytes), state].filter(Boolean).join(' · ') };
  if (role === 'admin') return <ChatAttachment {...chip} />;
  return (
    <ChatAttachment {...chip} asChild>
      <Link to={paths.document(id)} />
    </ChatAttachment>
  );
}
