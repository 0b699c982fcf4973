import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { AuditEntry } from '@mediation/api-client';
import { spelledOut } from '../../../../words/times/spelled-out.ts';
import { actionNames, particularActions } from './action-names.ts';
import { fieldNames, unnamedFields } from './field-names.ts';
import { recordNames } from './record-names.ts';

const inWords = (known: MessageDescriptor | undefined, name: string) =>
  known === undefined ? spelledOut(name) : i18n._(known);

/** What somebody did, in the reader's language. */
export const actionWords = ({ action, object_type }: Pick<AuditEntry, 'action' | 'object_type'>) =>
  inWords(particularActions[`${action} ${object_type}`] ?? actionNames[action], action);

/** The kind of record that an entry is about, in the reader's language. */
export const recordWords = ({ object_type }: Pick<AuditEntry, 'object_type'>) =>
  inWords(recordNames[object_type], object_type);

/** Who acted, in the reader's language. */
export const actorWords = ({ actor_id, actor_name }: Pick<AuditEntry, 'actor_id' | 'actor_name'>) =>
  actor_name ?? (actor_id === null ? t`The platform` : t`Somebody`);

/** The reason that an entry holds, else what changed, in the reader's language. */
export const detailWords = ({ facts }: Pick<AuditEntry, 'facts'>) =>
  typeof facts['reason'] === 'string' ? facts['reason'] : fieldWords({ facts }).join(', ');

/** The changed fields of an entry that tell a reader something, in the reader's language. */
export function fieldWords({ facts: { changed } }: Pick<AuditEntry, 'facts'>): string[] {
  if (!Array.isArray(changed)) return [];
  const named = changed.map(String).filter((name) => !unnamedFields.has(name));
  return [...new Set(named.map((name) => inWords(fieldNames[name], name.replace(/_id$/, ''))))];
}
