const declared = 'The specification declares this route for other clients; the pages read the same through a list.';
const probes = 'Read by probes and calendar programs, not by a page.';
const onDevice = 'For other clients; the pages check a draft on the device of its writer and send it nowhere.';
const otherwise = 'The specification declares this route for other clients; here a case is closed.';

/** Endpoints that no page calls, each with its reason. */
export const unusedCalls: Record<string, string> = {
  analyzeTone: onDevice,
  deleteCase: otherwise,
  getAdminStats: declared,
  getHealth: probes,
  getLive: probes,
  getLogo: 'The address of a picture, which the browser loads by itself.',
  inviteParticipant: declared,
  listAdminActivity: declared,
  listCaseMessages: declared,
  readBatch: 'Made by the client itself, of several reads of one moment.',
  readCalendarFeed: probes,
  reviewUpload: declared,
  suggestPhrasing: onDevice,
  suggestRephrase: onDevice,
};
