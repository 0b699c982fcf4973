import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, Readers, releaseAgreement, listParticipants } from '@mediation/api-client';
import { Link as TextLink, Notice, RadioGroup, Text } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { firstName, listOf } from '../../../../words/names/people-names.ts';
import { agreementNames } from '../../../../words/names/agreement-names.ts';
import { earlierSignatures } from '../../../../shared/signing/earlier-signatures.ts';
import { compareAddress } from '../../versions/addresses.ts';
import { CarriedOver } from '../clauses/carried-over.tsx';
import { decidedWords } from '../editor/decided-words.ts';
import { heldClauses } from '../clauses/held-clauses.ts';
import { FirstPagePoints, type Struck } from '../marks/first-page-points.tsx';
import { ForeignPassages, type Kept } from '../marks/foreign-passages.tsx';
import { OlderPlainWords } from '../editor/older-plain-words.tsx';
import { Contradictions, HeldNotice, HindranceNotice, UnsettledClauses } from './release-points.tsx';
import type { Hindrance } from './release-hindrance.ts';
import type { Contradiction } from './use-contradictions.ts';

export interface ReleaseDialogProps {
  caseId: string;
  document: AgreementDocument;
  /** What is open in the draft; the version lists it on its first page. */
  openPoints: string[];
  contradictions: readonly Contradiction[];
  hindrance: Hindrance | null;
  onClose: () => void;
  /** Moves the focus once the version is released. */
  focusAfter: () => void;
}

/** Releases a draft: who reads it, what it does to signatures, and what is still open. */
export function ReleaseDialog({
  caseId,
  document: { document, draft, newest, in_force_number: inForce },
  openPoints,
  contradictions,
  hindrance,
  onClose,
  focusAfter,
}: ReleaseDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const user = useUser();
  const { data } = useEndpoint(listParticipants, { caseId });
  const isChanged = draft?.is_changed ?? true;
  const [readers, setReaders] = useState<Readers>(isChanged ? (newest?.readers ?? 'everyone') : 'everyone');
  const [struck, setStruck] = useState<Struck>(() =>
    // What was not counted as open before is not open now.
    Object.fromEntries(
      (newest?.struck_points ?? []).flatMap(({ point, reason }) =>
        openPoints.includes(point) ? [[point, reason] as const] : [],
      ),
    ),
  );
  const foreign = contradictions.filter(({ isForeign }) => isForeign);
  const older = contradictions.filter(({ isOlder }) => isOlder);
  const [keptPlain, setKeptPlain] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<Kept>(() =>
    // Words that stayed before and are the same stay now.
    Object.fromEntries(
      (newest?.struck_points ?? []).flatMap(({ clause_id: id, reason }) => {
        const clause = newest?.clauses.find((it) => it.id === id);
        return clause === undefined ? [] : [[decidedWords(clause), reason] as const];
      }),
    ),
  );
  const [isChecked, setChecked] = useState(false);
  const points = openPoints.slice(0, 100);
  const clauses = draft?.clauses ?? [];
  const held = heldClauses(clauses);
  const number = (newest?.number ?? 0) + 1;
  const name = i18n._(agreementNames[document]);
  const people = (data?.participants ?? []).filter(({ status }) => status === 'active');
  const namesOf = (roles: string[]) =>
    listOf([
      ...people.filter((it) => roles.includes(it.role) && it.user_id !== user.id).map((it) => firstName(it.name)),
      t`you`,
    ]);
  const parties = listOf(people.filter(({ role }) => role === 'divorcee').map((it) => it.name));
  const earlier = earlierSignatures({ number, inForce, signed: newest });
  return (
    <ActionDialog
      title={t`Release version ${number}`}
      description={t`Everybody you choose can read the ${name} at once. A released version never changes, and nobody can take it back. Your draft stays, as the start of the next version.`}
      action={t`Release version ${number}`}
      failed={t`Failed to release the version`}
      done={t`Version ${number} is released.`}
      work={() =>
        call(releaseAgreement, {
          caseId,
          document,
          tag: draft?.tag ?? '',
          readers,
          older_plain: older.flatMap(({ clause }) => (keptPlain.includes(decidedWords(clause)) ? [clause.id] : [])),
          open_points: points.filter((point) => struck[point] === undefined),
          struck_points: [
            ...foreign.flatMap(({ clause, number: at, words }) => {
              const reason = kept[decidedWords(clause)];
              const point = `${at} ${clause.heading}: ${words}`;
              return reason === undefined ? [] : [{ point, reason, clause_id: clause.id }];
            }),
            ...points.flatMap((point) => {
              const reason = struck[point];
              return reason === undefined ? [] : [{ point, reason }];
            }),
          ],
        })
      }
      isReady={() => {
        setChecked(true);
        const isDecided =
          foreign.every(({ clause }) => (kept[decidedWords(clause)] ?? '').trim() !== '') &&
          older.every(({ clause }) => keptPlain.includes(decidedWords(clause)));
        return isDecided && points.every((point) => struck[point]?.trim() !== '');
      }}
      isBlocked={held.length > 0 || hindrance !== null}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {hindrance && <HindranceNotice caseId={caseId} hindrance={hindrance} />}
      {held.length > 0 && <HeldNotice held={held} onOpen={onClose} />}
      <Contradictions
        contradictions={contradictions.filter(({ isForeign, isOlder }) => !isForeign && !isOlder)}
        onOpen={onClose}
      />
      <ForeignPassages passages={foreign} kept={kept} isChecked={isChecked} onKeptChange={setKept} onOpen={onClose} />
      <OlderPlainWords
        clauses={older}
        kept={keptPlain}
        isChecked={isChecked}
        onKeptChange={setKeptPlain}
        onOpen={onClose}
      />
      <RadioGroup.Root
        label={t`Who reads it?`}
        value={readers}
        onValueChange={(value) => setReaders(Readers.parse(value))}
      >
        <RadioGroup.Item value="everyone" hint={namesOf(['divorcee', 'lawyer', 'mediator'])}>
          {t`Everybody in the case`}
        </RadioGroup.Item>
        <RadioGroup.Item value="parties" hint={namesOf(['divorcee', 'mediator'])}>
          {t`Both parties, without their lawyers`}
        </RadioGroup.Item>
      </RadioGroup.Root>
      {parties !== '' && (
        <Text size="small" tone="soft">
          {t`It is between ${parties}. These names stay in it, whatever changes later.`}
        </Text>
      )}
      {earlier && <Notice tone={earlier.inForce === null ? 'warning' : 'info'}>{earlier.words}</Notice>}
      {newest && <CarriedOver version={newest} next={number} />}
      {newest && (
        <TextLink asChild standalone>
          <Link to={compareAddress(newest, newest.number, 'draft')}>
            {t`Compare the draft with version ${newest.number}`}
          </Link>
        </TextLink>
      )}
      <UnsettledClauses clauses={clauses} onOpen={onClose} />
      <FirstPagePoints points={points} struck={struck} isChecked={isChecked} onStruckChange={setStruck} />
    </ActionDialog>
  );
}
