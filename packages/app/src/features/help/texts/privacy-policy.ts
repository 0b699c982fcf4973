import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HelpSection } from './help-content.ts';
import { promises } from '../../../words/texts/promises.ts';

const { retentionYears, idleMinutes } = promises;

/** The day this text was last changed. */
export const privacyPolicyChanged = '2026-11-29';

/** The sections of the privacy policy, with what admins see, which an invitation says in the same words. */
export const privacyPolicy = (adminsSee: MessageDescriptor): HelpSection[] => [
  {
    id: 'in-short',
    title: msg`In short`,
    paragraphs: [
      msg`What you tell your mediator in private stays private. Your former partner never sees it.`,
      msg`We keep only what your case needs, for as long as the law asks. Nothing is sold, and there is no advertising.`,
    ],
  },
  {
    id: 'what-we-store',
    title: msg`What we store`,
    paragraphs: [
      msg`Your account: name, email address, role and settings. Your password is stored in a form that nobody can read.`,
      msg`Your case: your intake answers, documents, messages, sessions, and what was agreed.`,
      msg`A record of what was done and when, so that it can be checked later. It cannot be changed without being noticed.`,
    ],
  },
  {
    id: 'who-sees-it',
    title: msg`Who sees it`,
    paragraphs: [
      msg`Every page says who can see what is on it. In your case, your address, phone number, date of birth and intake answers are seen by you, your lawyer and the mediator, and by nobody else. Your answers about safety are seen by you and the mediator alone.`,
      msg`Documents go to your mediator alone unless you share them.`,
      adminsSee,
    ],
  },
  {
    id: 'ai',
    title: msg`AI`,
    paragraphs: [
      msg`If you say yes to it in your case, AI looks at the tone of what you write for your mediator. It can suggest calmer words to you. It never sends a message and never decides anything.`,
      msg`A safety check looks for grave signs in messages, such as a threat, and shows them to your mediator alone. It also measures how harsh a party’s message to everybody is, because each party may let harsh ones wait for the mediator; the measure is not kept. It needs no yes.`,
      msg`Your organization can switch each of them off. Unless your organization has chosen an outside service and says so, texts do not leave this platform.`,
    ],
  },
  {
    id: 'how-long',
    title: msg`How long we keep it`,
    paragraphs: [
      msg`${retentionYears} years after your case is closed, for each kind of data, unless your organization has set another time or the law asks for more. Then it is deleted.`,
    ],
  },
  {
    id: 'your-rights',
    title: msg`Your rights`,
    paragraphs: [
      msg`You can see and correct your data, download it, and ask for it to be deleted. All of this is in your profile. If some of it must stay, we tell you what and why.`,
      msg`You can also complain to the data protection authority where you live.`,
    ],
  },
  {
    id: 'how-we-protect-it',
    title: msg`How we protect it`,
    paragraphs: [
      msg`The connection is encrypted. The database itself decides who may read each line. You are signed out after ${idleMinutes} minutes without a sign from you.`,
      msg`Quick exit leaves this site at once. It cannot clear the history of your browser. If somebody watches your device, use another one.`,
    ],
  },
  {
    id: 'cookies',
    title: msg`Cookies`,
    paragraphs: [
      msg`One cookie keeps you signed in. Your browser also remembers small things for you, such as light or dark. There are no cookies that follow you to other sites.`,
    ],
  },
];
