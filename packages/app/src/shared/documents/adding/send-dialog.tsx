import { useLingui } from '@lingui/react/macro';
import { type Requirement, type Upload, listRequirements } from '@mediation/api-client';
import { Button, Dialog, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useWhole } from '../../../backend/use-pages.ts';
import { documentNames } from '../../../words/names/document-names.ts';
import { requirementText } from '../../../words/texts/requirement-text.ts';
import type { Purpose } from './use-add-document.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { sortFiles } from './chosen-files.ts';
import { ChosenList } from './chosen-list.tsx';
import { FileProblems } from './file-problems.tsx';
import { FilesButton } from './files-button.tsx';
import { KindField } from './kind-field.tsx';
import { SentResult } from './sent-result.tsx';
import { usePreparing } from './use-preparing.ts';
import { useSendings } from './use-sendings.ts';

const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

export interface SendDialogProps {
  purpose: Purpose;
  files: File[];
  onClose: () => void;
}

/** Shows what will be sent, for what and to whom, sends it, and then shows the result. */
export function SendDialog({ purpose, files: first, onClose }: SendDialogProps) {
  const { caseId, requirement, replaces, interrupted } = purpose;
  const before = interrupted?.details;
  const wantedBefore = before && (before.requirement_id ?? 'other');
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [{ chosen, refused }, setFiles] = useState(() => sortFiles(first));
  const [audience, setAudience] = useState<Upload['audience']>(
    (replaces ?? before)?.audience ?? (role === 'lawyer' ? 'my_side' : 'mediator'),
  );
  const [wanted, setWanted] = useState(wantedBefore ?? '');
  const [isUnnamed, setUnnamed] = useState(false);
  const [sent, setSent] = useState<string[]>();
  const isOpenEnded = requirement === undefined && replaces === undefined;
  const requirements = useWhole(listRequirements, { caseId }, requirementsOf, { enabled: isOpenEnded }).data ?? [];
  const { prepare, isBusy, problem } = usePreparing();
  const { send, remove, sendings } = useSendings();

  const asked = requirement ?? requirements.find(({ id }) => id === wanted);
  const known = replaces ?? (wanted === wantedBefore ? before : undefined);
  const kind = asked
    ? { doc_type: asked.doc_type, requirement_id: asked.id }
    : {
        doc_type: known?.doc_type ?? ('other' as const),
        ...(known?.requirement_id && { requirement_id: known.requirement_id }),
      };
  const supersedes_id = replaces?.id ?? before?.supersedes_id;
  const name = asked ? requirementText(asked).label : i18n._(documentNames[kind.doc_type]);

  const add = (files: File[]) =>
    setFiles((all) => {
      const next = sortFiles(files);
      return { chosen: supersedes_id ? next.chosen : [...all.chosen, ...next.chosen], refused: next.refused };
    });
  const start = async () => {
    if (isOpenEnded && wanted === '') return setUnnamed(true);
    const files = await prepare(chosen, `${name}.pdf`);
    if (!files) return;
    const common = { case_id: caseId, audience, ...kind, ...(supersedes_id && { supersedes_id }) };
    setSent((all = []) => [...all, ...files.map((file) => send({ ...common, file }))]);
    if (interrupted) remove(interrupted);
    // What was refused stays in view: it was not sent.
    setFiles({ chosen: [], refused });
  };
  const underWay = sendings.filter(({ key }) => sent?.includes(key));
  const hasFile = chosen.length > 0 || underWay.some(({ state }) => state !== 'failed' && state !== 'refused');
  const isDone = sent !== undefined && chosen.length === 0;
  const isTooMany = supersedes_id !== undefined && chosen.filter((it) => !it.isPhoto).length > 1;

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} aria-describedby={undefined}>
        <Dialog.Title>{isOpenEnded && asked === undefined ? t`Add documents` : t`For: ${name}`}</Dialog.Title>
        <Dialog.Body>
          <Stack gap="large">
            {replaces && <Text tone="soft">{t`This replaces ${replaces.file_name}.`}</Text>}
            {isDone ? (
              <>
                {refused.length > 0 && <FileProblems refused={refused} problem={undefined} isTooMany={false} />}
                <SentResult sendings={underWay} audience={audience} />
              </>
            ) : (
              <>
                {isOpenEnded && (
                  <KindField
                    requirements={requirements}
                    value={wanted}
                    onValueChange={setWanted}
                    error={isUnnamed && wanted === '' && t`Choose what it is.`}
                  />
                )}
                <div>
                  <FileProblems refused={refused} problem={problem} isTooMany={isTooMany} />
                  {chosen.length > 0 && (
                    <ChosenList files={chosen} onChange={(files) => setFiles({ chosen: files, refused })} />
                  )}
                </div>
                {chosen.length > 0 && <AudienceChoice value={audience} onValueChange={setAudience} />}
              </>
            )}
            <FilesButton onAdd={add}>{hasFile ? t`Add another page or file` : t`Choose another file`}</FilesButton>
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          {isDone ? (
            <Button onClick={onClose}>{t`Done`}</Button>
          ) : (
            <>
              <Button tone="secondary" onClick={onClose}>{t`Cancel`}</Button>
              <Button disabled={chosen.length === 0 || isTooMany} busy={isBusy} onClick={() => void start()}>
                {isBusy ? t`Preparing` : t`Send`}
              </Button>
            </>
          )}
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
