import agreement from './es/agreement.json' with { type: 'json' };
import children from './es/children.json' with { type: 'json' };
import confidentiality from './es/confidentiality.json' with { type: 'json' };
import costAndEnding from './es/cost-and-ending.json' with { type: 'json' };
import documents from './es/documents.json' with { type: 'json' };
import feelings from './es/feelings.json' with { type: 'json' };
import helpAdmins from './es/help-admins.json' with { type: 'json' };
import helpLawyers from './es/help-lawyers.json' with { type: 'json' };
import helpMediators from './es/help-mediators.json' with { type: 'json' };
import helpParties from './es/help-parties.json' with { type: 'json' };
import lawyers from './es/lawyers.json' with { type: 'json' };
import mediating from './es/mediating.json' with { type: 'json' };
import moneyWords from './es/money-words.json' with { type: 'json' };
import negotiation from './es/negotiation.json' with { type: 'json' };
import process from './es/process.json' with { type: 'json' };
import safety from './es/safety.json' with { type: 'json' };
import sessions from './es/sessions.json' with { type: 'json' };

/** The Spanish passages by topic. */
export const es = {
  agreement,
  children,
  confidentiality,
  'cost-and-ending': costAndEnding,
  documents,
  feelings,
  'help-admins': helpAdmins,
  'help-lawyers': helpLawyers,
  'help-mediators': helpMediators,
  'help-parties': helpParties,
  lawyers,
  mediating,
  'money-words': moneyWords,
  negotiation,
  process,
  safety,
  sessions,
};
