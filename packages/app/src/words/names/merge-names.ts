import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MergeKey } from '@mediation/api-client';

/** The names of the values of a case that templates hold. */
export const mergeNames: Record<MergeKey, MessageDescriptor> = {
  case_reference: msg`Case number`,
  case_title: msg`Title of the case`,
  case_opened_on: msg`Day the case was opened`,
  today: msg`Today’s date`,
  party_a: msg`Name of the first party`,
  party_b: msg`Name of the second party`,
  parties: msg`Names of both parties`,
  mediator: msg`Name of the mediator`,
  office: msg`Name of the office`,
  office_email: msg`E-mail of the office`,
  office_phone: msg`Phone of the office`,
  office_website: msg`Website of the office`,
  memorandum_released_on: msg`Memorandum: day of the release`,
  memorandum_signed_on: msg`Memorandum: day both had signed`,
  finances_released_on: msg`Financial statement: day of the release`,
  finances_signed_on: msg`Financial statement: day both had signed`,
  parenting_released_on: msg`Parenting plan: day of the release`,
  parenting_signed_on: msg`Parenting plan: day both had signed`,
  agreed_parenting: msg`Agreed about the children`,
  agreed_home: msg`Agreed about the home`,
  agreed_pensions: msg`Agreed about pensions`,
  agreed_debts: msg`Agreed about debts`,
  agreed_support: msg`Agreed about support`,
  agreed_other: msg`Agreed about other things`,
  duties: msg`Who does what, and by when`,
  schedule_from: msg`First day of the parenting schedule`,
  nights_a: msg`Nights of the first year with the first party`,
  nights_b: msg`Nights of the first year with the second party`,
  worth_a: msg`What the first party owns, less debts`,
  worth_b: msg`What the second party owns, less debts`,
  monthly_a: msg`What the first party has each month`,
  monthly_b: msg`What the second party has each month`,
};

/** The values by what they are about, in the order in which they are offered. */
export const mergeGroups: readonly { name: MessageDescriptor; keys: readonly MergeKey[] }[] = [
  { name: msg`People`, keys: ['party_a', 'party_b', 'parties', 'mediator'] },
  { name: msg`Case`, keys: ['case_reference', 'case_title', 'case_opened_on', 'today'] },
  { name: msg`Office`, keys: ['office', 'office_email', 'office_phone', 'office_website'] },
  {
    name: msg`What both agreed`,
    keys: [
      'agreed_parenting',
      'agreed_home',
      'agreed_pensions',
      'agreed_debts',
      'agreed_support',
      'agreed_other',
      'duties',
    ],
  },
  {
    name: msg`Figures`,
    keys: ['schedule_from', 'nights_a', 'nights_b', 'worth_a', 'worth_b', 'monthly_a', 'monthly_b'],
  },
  {
    name: msg`Days`,
    keys: [
      'memorandum_released_on',
      'memorandum_signed_on',
      'finances_released_on',
      'finances_signed_on',
      'parenting_released_on',
      'parenting_signed_on',
    ],
  },
];
