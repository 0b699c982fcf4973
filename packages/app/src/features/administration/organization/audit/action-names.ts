import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What happened to a record, as the audit log names it. */
export const actionNames: Partial<Record<string, MessageDescriptor>> = {
  insert: msg`Added`,
  update: msg`Changed`,
  delete: msg`Removed`,
  read: msg`Read with a reason`,
  view: msg`Opened`,
  download: msg`Downloaded`,
  export: msg`Exported`,
  conflict_checked: msg`Checked for conflicts of interest`,
  erase: msg`Erased`,
  retention: msg`Deleted when its retention ended`,
};

/** Where an action has a better word for one kind of record. */
export const particularActions: Partial<Record<string, MessageDescriptor>> = {
  // An entry does not say which of the two.
  'insert legal_holds': msg`Set or lifted`,
  'delete session': msg`Ended`,
  'insert agreement_signatures': msg`Signed`,
  'insert attestations': msg`Attested`,
  'insert ai_consents': msg`Answered`,
};
