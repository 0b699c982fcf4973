import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { spelledOut } from '../times/spelled-out.ts';

const names: Partial<Record<string, MessageDescriptor>> = {
  api: msg`Server`,
  database: msg`Database`,
  migrations: msg`Database version`,
  mail: msg`Outgoing mail`,
  mail_server: msg`Mail server`,
  jobs: msg`Background jobs`,
  backups: msg`Backups`,
  clock: msg`Clock`,
  audit: msg`Audit log`,
  realtime: msg`Live updates`,
  sign_in: msg`Sign-in service`,
  storage: msg`File storage`,
  bucket: msg`Document bucket`,
  assistance: msg`AI assistance`,
  language_model: msg`Language model`,
  scanner: msg`Malware scanner`,
};

/** The name of a part of the platform; an unknown part keeps its own name. */
export function partName(name: string): string {
  const known = names[name];
  return known === undefined ? spelledOut(name) : i18n._(known);
}
