const declared = 'The specification declares this route for other clients; the pages read the same through a list.';
const probes = 'Read by probes and calendar programs, not by a page.';
const onDevice = 'For other clients; the pages check a draft on the device of its writer and send it nowhere.';
const administration = 'Connected with the pages of administration.';

/** Endpoints that no page calls, each with its reason. */
export const unreachedCalls: Record<string, string> = {
  analyzeTone: onDevice,
  deleteCase: administration,
  getAdminStats: declared,
  getHealth: probes,
  getLive: probes,
  getLogo: 'The address of a picture, which the browser loads by itself.',
  inviteParticipant: declared,
  listAdminActivity: administration,
  listAuditLog: administration,
  listCaseMessages: declared,
  listLegalHolds: administration,
  readCalendarFeed: probes,
  removeLogo: administration,
  reviewUpload: declared,
  setLegalHold: administration,
  suggestPhrasing: onDevice,
  suggestRephrase: onDevice,
  updateUser: administration,
  uploadLogo: administration,
};

/** Component folders that no page uses, each with its reason. */
export const unreachedComponents: Record<string, string> = {
  pagination: administration,
  'password-hints': 'Connected with the registration page.',
};
