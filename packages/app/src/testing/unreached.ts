const declared = 'The specification declares this route for other clients; the pages read the same through a list.';
const probes = 'Read by probes and calendar programs, not by a page.';
const analysis = 'Connected with the new analysis engine; today’s results are not shown to anybody.';
const conversations = 'Connected with the conversation pages.';
const administration = 'Connected with the pages of administration.';

/** Endpoints that no page calls, each with its reason. */
export const unreachedCalls: Record<string, string> = {
  acknowledgeInsight: analysis,
  analyzeEmotion: analysis,
  analyzeTone: analysis,
  assessRisk: analysis,
  clearAiChatHistory: conversations,
  deleteCase: administration,
  deleteSession: 'The specification declares this route; the pages cancel a session and say why.',
  extractKeyPoints: analysis,
  getAdminStats: declared,
  getAiHealth: analysis,
  getHealth: probes,
  getLive: probes,
  getLogo: 'The address of a picture, which the browser loads by itself.',
  inviteParticipant: declared,
  listAdminActivity: administration,
  listAuditLog: administration,
  listCaseMessages: declared,
  listLegalHolds: administration,
  readCalendarFeed: probes,
  redactMessage: conversations,
  removeLogo: administration,
  reviewUpload: declared,
  setCaseAssistance: analysis,
  setLegalHold: administration,
  suggestPhrasing: analysis,
  suggestRephrase: analysis,
  summarize: analysis,
  updateUser: administration,
  uploadLogo: administration,
};

/** Component folders that no page uses, each with its reason. */
export const unreachedComponents: Record<string, string> = {
  'high-risk-alert': analysis,
  pagination: administration,
  'password-hints': 'Connected with the registration page.',
  'rephrase-suggestion': analysis,
  'tone-meter': analysis,
};
