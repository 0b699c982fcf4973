import { plural, t } from '@lingui/core/macro';
import type { AgreementDocument, DocumentCount, Missing } from '@mediation/api-client';
import { agreementVersionText } from '../names/agreement-version.ts';
import { documentCountText } from '../amounts/document-count.ts';

/** An unmet condition, as its reader sees it. */
interface MissingThing extends Pick<Missing, 'code'> {
  /** Whether the reader can meet it. */
  isOwn: boolean;
  /** Who can meet it: the name of a party, or of the mediator. */
  who: string;
}

/** Describes an unmet condition of a step to the reader. */
export function missingText(
  { code, isOwn, who, done, total, waits }: MissingThing & Pick<Missing, 'done' | 'total' | 'waits'>,
  documents: DocumentCount[],
): string {
  const count = documentCountText(documents);
  const review = t`The mediator’s review of the documents`;
  return {
    parties_joined: t`${done} of ${total} parties have joined`,
    intake: isOwn ? t`Your intake form` : t`${who}: the intake form`,
    documents: isOwn ? t`Your documents: ${count}` : t`Documents of ${who}: ${count}`,
    review_completed: isOwn ? t`Your word that the documents are complete` : review,
    session_held: t`A session with both parties`,
    draft_shared: isOwn
      ? t`The draft of the agreement has to be shared with both sides first`
      : t`The mediator’s draft of the agreement`,
    signatures_in: isOwn ? t`Your signature of the newest version` : t`${who}: the signature of the newest version`,
    other_party: waits > 0 ? t`${who} has something left to do` : review,
  }[code];
}

/** What the mediator has to decide about the documents that a party says not to have. */
export const undecidedText = (who: string, count: number) =>
  t`${who}: ${plural(count, { one: '# document said to be missing waits for your decision', other: '# documents said to be missing wait for your decision' })}`;

/** Names the document that a party has not signed, with its newest version once one is released. */
export function missingSignatureText(
  { isOwn, who }: Pick<MissingThing, 'isOwn' | 'who'>,
  { document, newest }: Pick<AgreementDocument, 'document' | 'newest'>,
): string {
  const signed = agreementVersionText(document, newest?.number ?? null);
  return isOwn ? t`Your signature of the ${signed}` : t`${who}: the signature of the ${signed}`;
}

/** Describes an unmet condition on a party's dashboard, with the number of open items. */
export function missingCountText({ code, isOwn, who, count }: MissingThing & { count: number }): string {
  const documents = t`${plural(count, { one: '# document to send', other: '# documents to send' })}`;
  return {
    parties_joined: t`The second person has to join`,
    intake: isOwn ? t`The intake form` : t`${who}: the intake form`,
    documents: isOwn ? documents : `${who}: ${documents}`,
    review_completed: t`${who}: ${plural(count, { one: 'something to read', other: '# documents to read' })}`,
    session_held: t`The first session`,
    draft_shared: t`${who}: a draft of the agreement`,
    signatures_in: isOwn ? t`Your signature` : t`${who}: the signature`,
    other_party: t`${who} has something left to do`,
  }[code];
}

/** Describes an unmet condition in a table whose columns name the person. */
export function missingLabel({ code, done, total }: Missing, documents: DocumentCount[]): string {
  return {
    parties_joined: t`${done} of ${total} joined`,
    intake: t`Intake`,
    documents: documentCountText(documents),
    review_completed: t`Review of the documents`,
    session_held: t`A session`,
    draft_shared: t`A draft`,
    signatures_in: t`The signature`,
    other_party: t`Their part`,
  }[code];
}
