import type { RiskIndicatorId } from '@mediation/api-client';

/**
 * The severity of each indicator, from 0 to 10, and the recommendations. An engineering judgement, not a validated
 * instrument.
 */
export const indicators: Record<RiskIndicatorId, { severity: number; recommendation_key: string }> = {
  threat_to_kill: { severity: 10, recommendation_key: 'R-EMERG' },
  threat_to_child: { severity: 10, recommendation_key: 'R-EMERG+CHILD' },
  strangulation: { severity: 10, recommendation_key: 'R-EMERG+MED' },
  sexual_violence: { severity: 9.5, recommendation_key: 'R-SPEC' },
  suicide_self_harm: { severity: 9.5, recommendation_key: 'R-CRISIS' },
  weapon: { severity: 9, recommendation_key: 'R-EMERG' },
  child_abduction: { severity: 9, recommendation_key: 'R-CHILD+LEGAL' },
  threat_of_harm: { severity: 8.5, recommendation_key: 'R-SAFE' },
  physical_violence: { severity: 8.5, recommendation_key: 'R-SAFE' },
  immigration_threat: { severity: 8, recommendation_key: 'R-COERC' },
  stalking_monitoring: { severity: 7.5, recommendation_key: 'R-SAFE+DEVICE' },
  blackmail: { severity: 7.5, recommendation_key: 'R-COERC' },
  pet_harm: { severity: 7.5, recommendation_key: 'R-COERC' },
  order_violation: { severity: 7.5, recommendation_key: 'R-LEGAL' },
  property_destruction: { severity: 7, recommendation_key: 'R-SAFE' },
  child_safety: { severity: 7, recommendation_key: 'R-CHILD' },
  child_withholding: { severity: 6.5, recommendation_key: 'R-LEGAL' },
  financial_control: { severity: 6.5, recommendation_key: 'R-COERC' },
  isolation: { severity: 6.5, recommendation_key: 'R-COERC' },
  substance_abuse: { severity: 6.5, recommendation_key: 'R-CHILD' },
  harassment: { severity: 6.5, recommendation_key: 'R-BOUND' },
  fear_expressed: { severity: 6.5, recommendation_key: 'R-SAFE' },
  document_control: { severity: 6, recommendation_key: 'R-COERC' },
  coercive_pressure: { severity: 5, recommendation_key: 'R-COERC' },
  legal_intimidation: { severity: 4.5, recommendation_key: 'R-BOUND' },
  degradation: { severity: 4, recommendation_key: 'R-BOUND' },
  child_involvement: { severity: 2.8, recommendation_key: 'R-CHILDFOCUS' },
};

/** All indicators, the most severe first, in the order of the model's outputs. */
export const indicatorIds = Object.keys(indicators) as RiskIndicatorId[];
