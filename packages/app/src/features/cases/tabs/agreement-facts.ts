import type { AgreementDocument } from '@mediation/api-client';

type Progress = 'open' | 'waiting' | 'done';

/** How far the needed documents of an agreement are: written, read and signed, from what was released and signed. */
export function agreementFacts(
  documents: readonly AgreementDocument[],
): Record<'written' | 'read' | 'signed', Progress> {
  const needed = documents.filter(({ is_needed }) => is_needed);
  const released = needed.flatMap(({ newest }) => newest ?? []);
  const isWhole = needed.length > 0 && released.length === needed.length;
  const isSigned = isWhole && released.every((it) => it.is_in_force);
  const begun = (has: boolean): Progress => (has ? 'waiting' : 'open');
  return {
    written: isWhole ? 'done' : begun(released.length > 0),
    read: isSigned ? 'done' : begun(released.length > 0),
    signed: isSigned ? 'done' : begun(released.some(({ signatures }) => signatures.length > 0)),
  };
}
