/** The panels that open over the current page; the Back button closes them. */
export const panels = {
  /** With a party's user id it opens their private channel. */
  chat: (caseId?: string, partyId?: string) => ({
    search: `?panel=chat${caseId === undefined ? '' : `&case=${caseId}`}${partyId === undefined ? '' : `&with=${partyId}`}`,
  }),
  newCase: () => ({ search: '?panel=new-case' }),
  assistant: () => ({ search: '?panel=assistant' }),
  whatToExpect: () => ({ search: '?panel=what-to-expect' }),
  faq: () => ({ search: '?panel=faq' }),
  privacyPolicy: () => ({ search: '?panel=privacy-policy' }),
  notifications: () => ({ search: '?panel=notifications' }),
  help: () => ({ search: '?panel=help' }),
};
