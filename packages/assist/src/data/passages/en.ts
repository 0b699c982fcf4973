import agreement from './en/agreement.json' with { type: 'json' };
import children from './en/children.json' with { type: 'json' };
import confidentiality from './en/confidentiality.json' with { type: 'json' };
import costAndEnding from './en/cost-and-ending.json' with { type: 'json' };
import documents from './en/documents.json' with { type: 'json' };
import feelings from './en/feelings.json' with { type: 'json' };
import helpAdmins from './en/help-admins.json' with { type: 'json' };
import helpLawyers from './en/help-lawyers.json' with { type: 'json' };
import helpMediators from './en/help-mediators.json' with { type: 'json' };
import helpParties from './en/help-parties.json' with { type: 'json' };
import lawyers from './en/lawyers.json' with { type: 'json' };
import mediating from './en/mediating.json' with { type: 'json' };
import moneyWords from './en/money-words.json' with { type: 'json' };
import negotiation from './en/negotiation.json' with { type: 'json' };
import process from './en/process.json' with { type: 'json' };
import safety from './en/safety.json' with { type: 'json' };
import sessions from './en/sessions.json' with { type: 'json' };

/** The English passages by topic. */
export const en = {
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
