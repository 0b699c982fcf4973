import { speakAbout } from '../../language.ts';

/** The notifications with their words. */
export async function loadNotifications() {
  const [{ NotificationsPanel }] = await Promise.all([
    import('./notifications-panel.tsx'),
    speakAbout('notifications'),
  ]);
  return NotificationsPanel;
}
