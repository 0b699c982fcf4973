import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { keptAfterQuickExit, keptAfterSigningOut } from '../../../safety/kept-after-leaving.ts';

type Kept = keyof typeof keptAfterSigningOut;

const words: Record<Kept, MessageDescriptor> = {
  look: msg`How this site looks here: light or dark, the language, less motion, a narrow menu, keys that work alone, and whether help with writing and the AI panel are shown.`,
  ranOut: msg`If you were signed out for being away: that it happened, until somebody signs in again.`,
  service: msg`In this tab, until you close it: the mediation service whose own sign-in page you opened.`,
  device: msg`A cookie with a random number, for up to half a year. It slows down people who try passwords. It does not say who you are, but it shows that somebody signed in here.`,
};

/** One part of the page: what it is about, with what comes before and after the list. */
export interface WhatStays {
  id: string;
  title: MessageDescriptor;
  before?: MessageDescriptor;
  points: MessageDescriptor[];
}

/** What stays on a device, as it is; `shared-device.full.spec.ts` compares it with a browser. */
export const whatStays: WhatStays[] = [
  {
    id: 'after-signing-out',
    title: msg`After you sign out`,
    before: msg`Your name, your case, your messages and what you typed are gone from the browser. This stays:`,
    points: (Object.keys(keptAfterSigningOut) as Kept[]).map((it) => words[it]),
  },
  {
    id: 'after-quick-exit',
    title: msg`After the quick exit`,
    before: msg`It signs you out as well, and how the site looks goes, too. Without a connection the sign-out is not sent: close the browser then. This stays:`,
    points: keptAfterQuickExit.map((it) => words[it]),
  },
  {
    id: 'not-ours',
    title: msg`What we cannot clear, after either`,
    points: [
      msg`The history of the browser: the addresses of pages that you opened, with their titles. A title can hold the name of a document.`,
      msg`What you saved: documents, messages and calendar entries, in the folder for downloads and in its list.`,
      msg`What the browser remembers if you let it: your email address, your password, a passkey.`,
      msg`The files of which this site is made, in the cache of the browser. They are the same for everybody, but they show that the site was opened. The logo of your mediation service can be among them.`,
      msg`Mails from us in your mailbox, and what you copied or photographed from the screen.`,
    ],
  },
  {
    id: 'what-you-can-do',
    title: msg`What you can do`,
    points: [
      msg`Open this site in a private window, and close it afterwards: the history, the cookies and the cache go with it. Downloads stay.`,
      msg`Without one, delete this site alone from the history and delete its data. An empty history can look suspicious.`,
      msg`Delete what you saved, also from the list of downloads and from the trash.`,
      msg`Do not let the browser save your password. If it did, delete it in its settings.`,
      msg`If somebody can look into this device in other ways, use a device that they do not know.`,
    ],
  },
];
