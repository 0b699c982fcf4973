import type { ClauseLanguage } from '@mediation/agreement';
import type { AgreementVersion, Signature } from '@mediation/api-client';
import { type CertificateWords, certificateWords } from './certificate-words.ts';
import { type Block, heading, list, paragraph, soft } from './content.ts';
import type { Formats } from './formats.ts';
import { fileWords } from './words.ts';

/** More lines than a page has, so that the certificate begins a new one. */
const wholePage = 100;

/** The page at the end that says how each signature came about; nothing before the first. */
export function certificateBlocks(version: AgreementVersion, language: ClauseLanguage, formats: Formats): Block[] {
  if (version.signatures.length === 0 && printedOf(version).length === 0) return [];
  const words = certificateWords[language];
  return [
    { kind: 'keep', lines: wholePage },
    heading(2, words.title),
    soft(words.about),
    paragraph(fileWords[language].fingerprint(version.hash)),
    ...version.signatures.flatMap((it) => [
      heading(3, partyOf(version, it)),
      ...list(signatureLines(it, words, formats)),
    ]),
    ...attestationBlocks(version, words, formats),
    soft(words.noAddress),
  ];
}

/** What is attested under a version and stands on its paper. */
export const printedOf = ({ attestations }: Pick<AgreementVersion, 'attestations'>) =>
  attestations.filter((it) => it.is_printed);

/** When the mediator attested. A file holds no time of a lawyer's. */
export const attestedAt = (version: AgreementVersion): string[] =>
  printedOf(version).flatMap(({ client_id, attested_at: at }) => (client_id === null && at !== null ? [at] : []));

/** What is attested. The paper names no lawyer: both parties read it. */
const attestationBlocks = (version: AgreementVersion, words: CertificateWords, { moment }: Formats): Block[] =>
  printedOf(version).flatMap(({ client_id, name, attested_at }) =>
    client_id === null
      ? [
          heading(3, words.mediator),
          paragraph(words.attests),
          ...(name === null || attested_at === null ? [] : [paragraph(`${name}, ${moment(attested_at)}`)]),
        ]
      : [
          heading(3, words.advice),
          paragraph(words.advised(version.parties.find(({ id }) => id === client_id)?.name ?? '')),
        ],
  );

const partyOf = ({ parties }: AgreementVersion, { participant_id, name }: Signature) =>
  parties.find(({ id }) => id === participant_id)?.name ?? name;

function signatureLines(it: Signature, words: CertificateWords, { day, moment }: Formats): string[] {
  const isOnScreen = it.signed_on === null;
  const consent = it.consent === null ? undefined : wordsIn(it, words).consents[it.consent];
  return [
    words.party,
    words.who(it.name),
    words.recognized[it.recognized_by],
    it.signed_on === null ? words.signed(moment(it.signed_at)) : words.onPaper(day(it.signed_on), moment(it.signed_at)),
    ...(isOnScreen ? [words.read] : []),
    ...(it.browser === null ? [] : [words.browser(words.browsers[it.browser])]),
    ...(consent === undefined ? [] : [words.consented(consent, it.consent!)]),
    ...(it.audit_place === null ? [] : [words.audit(it.audit_place.hash)]),
  ];
}

/** The words in the language in which somebody signed, where that is known. */
const wordsIn = ({ chosen_in }: Signature, otherwise: CertificateWords) =>
  chosen_in === null ? otherwise : certificateWords[chosen_in];
