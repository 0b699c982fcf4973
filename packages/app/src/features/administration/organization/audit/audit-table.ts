import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { AuditEntry, formerParticipant } from '@mediation/api-client';
import { csvOf } from '../../../../browser/csv.ts';
import { viewerZone, zoneName } from '../../../../words/names/viewer.ts';
import { actionWords, actorWords, detailWords, recordWords } from './audit-words.ts';

/** Writes exported entries, one JSON object a line, as CSV in the words of the page. */
export function auditTable(lines: string): string {
  const timeZone = zoneName();
  const entries = lines.split('\n').filter(Boolean);
  return csvOf([
    [t`Entry`, t`When (${timeZone})`, t`Who`, t`What`, t`Record`, t`Whom`, t`Case`, t`Details`],
    ...entries.map((line) => {
      const entry = AuditEntry.parse(JSON.parse(line));
      const { seq, at, actor_name, subject_name, case_reference } = entry;
      return [
        seq,
        dayAndTime(at),
        actorWords({ ...entry, actor_name: inLanguage(actor_name) }),
        actionWords(entry),
        recordWords(entry),
        inLanguage(subject_name),
        case_reference,
        detailWords(entry),
      ];
    }),
  ]);
}

/** As spreadsheets read it: "2026-11-30 09:05:12". */
const dayAndTime = (at: string) => new Date(at).toLocaleString('sv-SE', viewerZone());

const inLanguage = (name: string | null) =>
  name === formerParticipant.en && i18n.locale === 'es' ? formerParticipant.es : name;
