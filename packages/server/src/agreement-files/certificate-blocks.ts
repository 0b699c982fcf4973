import type { AgreementVersion, Signature } from '@mediation/api-client';
import { type Block, heading, list, paragraph, soft } from './content.ts';
import type { Formats } from './formats.ts';
import { type FileWords, fileWords } from './words.ts';

/** More lines than a page has, so that the certificate begins a new one. */
const wholePage = 100;

/** The page at the end that says how each signature came about; nothing before the first. */
export const certificateBlocks = (version: AgreementVersion, words: FileWords, formats: Formats): Block[] =>
  version.signatures.length === 0 && printedOf(version).length === 0
    ? []
    : [
        { kind: 'keep', lines: wholePage },
        heading(2, words.certificate.title),
        soft(words.certificate.about),
        paragraph(words.fingerprint(version.hash)),
        ...version.signatures.flatMap((it) => [
          heading(3, partyOf(version, it)),
          ...list(signatureLines(it, words, formats)),
        ]),
        ...attestationBlocks(version, words, formats),
        soft(words.certificate.noAddress),
      ];

/** What is attested under a version and stands on its paper. */
export const printedOf = ({ attestations }: Pick<AgreementVersion, 'attestations'>) =>
  attestations.filter((it) => it.is_printed);

/** When the mediator attested. A file holds no time of a lawyer's. */
export const attestedAt = (version: AgreementVersion): string[] =>
  printedOf(version).flatMap(({ client_id, attested_at: at }) => (client_id === null && at !== null ? [at] : []));

/** What is attested. The paper names no lawyer: both parties read it. */
const attestationBlocks = (version: AgreementVersion, { certificate }: FileWords, { moment }: Formats): Block[] =>
  printedOf(version).flatMap(({ client_id, name, attested_at }) =>
    client_id === null
      ? [
          heading(3, certificate.mediator),
          paragraph(certificate.attests),
          ...(name === null || attested_at === null ? [] : [paragraph(`${name}, ${moment(attested_at)}`)]),
        ]
      : [
          heading(3, certificate.advice),
          paragraph(certificate.advised(version.parties.find(({ id }) => id === client_id)?.name ?? '')),
        ],
  );

const partyOf = ({ parties }: AgreementVersion, { participant_id, name }: Signature) =>
  parties.find(({ id }) => id === participant_id)?.name ?? name;

function signatureLines(it: Signature, { certificate }: FileWords, { day, moment }: Formats): string[] {
  const isOnScreen = it.signed_on === null;
  const consent = it.consent === null ? undefined : (certificateIn(it) ?? certificate).consents[it.consent];
  return [
    certificate.party,
    certificate.who(it.name),
    certificate.recognized[it.recognized_by],
    it.signed_on === null
      ? certificate.signed(moment(it.signed_at))
      : certificate.onPaper(day(it.signed_on), moment(it.signed_at)),
    ...(isOnScreen ? [certificate.read] : []),
    ...(it.browser === null ? [] : [certificate.browser(certificate.browsers[it.browser])]),
    ...(consent === undefined ? [] : [certificate.consented(consent, it.consent!)]),
    ...(it.audit_place === null ? [] : [certificate.audit(it.audit_place.hash)]),
  ];
}

/** The words in the language in which somebody signed. */
const certificateIn = ({ chosen_in }: Signature) => (chosen_in === null ? undefined : fileWords[chosen_in].certificate);
