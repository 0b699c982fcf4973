import type { RouteObject } from 'react-router-dom';
import { speakAbout } from '../../language.ts';
import { paths } from '../../paths.ts';

/** A person's own page. */
export const profileRoutes = (): RouteObject[] => [{ path: paths.profile.pattern, lazy: { Component: loadProfile } }];

async function loadProfile() {
  const [{ ProfilePage }] = await Promise.all([import('./profile-page.tsx'), speakAbout('profile')]);
  return ProfilePage;
}
