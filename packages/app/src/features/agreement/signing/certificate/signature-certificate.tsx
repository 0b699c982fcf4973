import { useLingui } from '@lingui/react/macro';
import type { Signature } from '@mediation/api-client';
import { Accordion, Facts } from '@mediation/ui';
import { browserWords, recognitionWords } from './certificate-words.ts';

/** How a signature came about, as the certificate at the end of the file says it. It names no address. */
export function SignatureCertificate({ signature }: { signature: Signature }) {
  const { t } = useLingui();
  const { recognized_by: by, browser, consent, audit_place: place, signed_on: onPaper, name } = signature;
  const facts = [
    { term: t`Recognized by`, detail: recognitionWords(by) },
    ...(onPaper === null ? [{ term: t`Read`, detail: t`Confirmed to the end before signing` }] : []),
    ...(consent === null ? [] : [{ term: t`Agreed to sign electronically`, detail: t`Wording ${consent}` }]),
    ...(browser === null ? [] : [{ term: t`Kind of browser`, detail: browserWords(browser) }]),
    ...(place === null ? [] : [{ term: t`Entry in the audit log`, detail: place.hash }]),
    ...(place?.number === null || place?.number === undefined
      ? []
      : [{ term: t`Number of the entry, for mediators alone`, detail: String(place.number) }]),
  ];
  return (
    <Accordion.Root type="single" collapsible>
      <Accordion.Item value="certificate" level={3} size="small" title={t`How ${name} signed`}>
        <Facts typed facts={facts} />
      </Accordion.Item>
    </Accordion.Root>
  );
}
