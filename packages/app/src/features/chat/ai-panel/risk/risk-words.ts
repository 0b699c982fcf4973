import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AnalysisLimit, RiskSign } from '@mediation/api-client';

/** What each indicator points to, in a few words. */
export const indicatorNames: Record<RiskSign, MessageDescriptor> = {
  unnamed: msg`Something in this message may be grave`,
  threat_to_kill: msg`A threat to kill`,
  threat_to_child: msg`A threat to a child`,
  strangulation: msg`Choking or pressure to the neck`,
  sexual_violence: msg`Sexual violence`,
  suicide_self_harm: msg`Suicide or self-harm`,
  weapon: msg`A weapon`,
  child_abduction: msg`Taking a child away`,
  threat_of_harm: msg`A threat of harm`,
  physical_violence: msg`Physical violence`,
  immigration_threat: msg`A threat about immigration`,
  stalking_monitoring: msg`Following or watching somebody`,
  blackmail: msg`Blackmail`,
  pet_harm: msg`Harm to a pet`,
  order_violation: msg`Breaking a court order`,
  property_destruction: msg`Destroying property`,
  child_safety: msg`The safety of a child`,
  child_withholding: msg`Keeping a child away from a parent`,
  financial_control: msg`Control over money`,
  isolation: msg`Keeping somebody away from others`,
  substance_abuse: msg`Alcohol or drugs`,
  harassment: msg`Harassment`,
  fear_expressed: msg`Fear of somebody`,
  document_control: msg`Keeping back documents`,
  coercive_pressure: msg`Pressure to agree`,
  legal_intimidation: msg`Threats about the law`,
  degradation: msg`Humiliating words`,
  child_involvement: msg`Drawing a child into it`,
};

/** What a result cannot say. */
export const limitNames: Record<AnalysisLimit, MessageDescriptor> = {
  no_indicator_is_not_safe: msg`Nothing found does not mean safe.`,
  language_not_supported: msg`It reads English and Spanish; other languages it reads badly.`,
  truncated: msg`Only the first part of the text was read.`,
  without_consent: msg`Words of people who have not said yes to AI were left out.`,
};
