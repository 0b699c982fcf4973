import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('party-a', `${paths.divorcee()}?panel=faq`),
  title: 'Pages/Help',
};

export const Questions: PageStory = {};
export const QuestionsOnAPhone = phone;
export const ForAGuest: PageStory = { args: { account: 'guest', at: paths.faq() } };
export const WhatStays: PageStory = { args: { account: 'guest', at: paths.whatStays() } };
export const PrivacyPolicy: PageStory = { args: { account: 'guest', at: paths.privacyPolicy() } };
