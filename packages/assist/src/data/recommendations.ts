/**
 * Recommendations to the mediator, by key. The contacts are settings; `R-EMERG+CHILD` means `R-EMERG` and `R-CHILD`.
 */
export const recommendations: Record<string, string> = {
  'R-EMERG':
    'This text may describe or contain a threat to life. If danger seems immediate, call {emergency}. Pause joint contact in this case. Speak with the possibly affected person alone, by a channel they call safe. Do not quote this finding to the other party. Follow your organization’s safeguarding procedure.',
  'R-CRISIS':
    'Stay in contact. Ask directly and calmly about thoughts of suicide. Give {crisis_line}, and call {emergency} if a plan or a means is named. Think of the safety of both parties.',
  'R-MED': 'Advise a medical check after any pressure to the neck, even if it was long ago or left no marks.',
  'R-SPEC':
    'Speak with the affected person alone and let them set the pace. Offer {violence_line} and a specialist service. Pause joint contact until you know what they want.',
  'R-SAFE':
    'Screen each person alone before the next session. Use separate rooms or online sessions and staggered arrival. Keep addresses confidential. Offer {violence_line}.',
  'R-DEVICE': 'Assume that messages may be read by others. Agree on a safe channel first.',
  'R-COERC':
    'Check that consent is free and informed before anything is signed. Balance the power in the room. Suggest independent legal advice, and let nobody sign on the same day.',
  'R-LEGAL': 'The parties should ask their lawyers about steps at court. A mediator does not enforce orders.',
  'R-CHILD': 'Check whether your child-protection duty applies, and follow your organization’s procedure.',
  'R-BOUND': 'Agree on rules for messages: one topic each, at set times, without words about the person.',
  'R-CHILDFOCUS': 'Ask both parents to keep the children out of messages and not to make them carry any.',
};
