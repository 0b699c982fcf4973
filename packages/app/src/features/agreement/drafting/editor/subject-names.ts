import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Subject } from '@mediation/agreement';

/** What a document is expected to say something about. */
export const subjectNames: Record<Subject, MessageDescriptor> = {
  school_days: msg`where the children sleep on school days`,
  holidays: msg`school holidays`,
  special_days: msg`birthdays and special days`,
  handover: msg`handovers`,
  late_or_ill: msg`what happens when somebody is late or ill`,
  decisions: msg`decisions about school and health`,
  calls: msg`calls with the other parent`,
  travel: msg`travel and passports`,
  home_use: msg`who lives in the home`,
  home_outcome: msg`what becomes of the home`,
  home_costs: msg`who pays the mortgage, bills and repairs`,
  joint_account: msg`the joint account`,
  belongings: msg`belongings and cars`,
  pension_share: msg`pensions`,
  pension_kept: msg`pensions that each keeps`,
  debts_each: msg`who pays which debt`,
  debts_joint: msg`joint debts`,
  support_monthly: msg`a monthly payment`,
  extra_costs: msg`clubs, trips and other extra costs`,
  support_change: msg`what happens if one of them loses work`,
  figures_shown: msg`the day of the figures`,
  figures_change: msg`what happens when a figure changes`,
  pensions_listed: msg`the value of pensions`,
  debts_listed: msg`the debts on one day`,
  messages: msg`how the parents write to each other`,
  disagreement: msg`what happens if they cannot agree`,
  review_date: msg`the day of the next review`,
  review_early: msg`an earlier review`,
};
