import type { Role } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { newOfficeAdmin, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { entries } from './page-menu.testing.ts';

const menus: Record<Exclude<Role, 'divorcee'>, string[]> = {
  mediator: [
    'Dashboard',
    'Cases',
    'Enquiries',
    'Messages',
    'Sessions',
    'Schedule',
    'Documents',
    'Review',
    'Contacts',
    'Invite',
    'Reports',
    'Profile',
    'Create new case',
    'AI Assistant',
    'Notifications',
    'Help',
  ],
  lawyer: ['Dashboard', 'Profile', 'AI Assistant', 'Notifications', 'Help'],
  admin: [
    'Dashboard',
    'Organizations',
    'Reports',
    'Case assignments',
    'Users',
    'Roles',
    'System health',
    'Audit log',
    'Invites',
    'Support',
    'Settings',
    'Profile',
    'AI Assistant',
    'Notifications',
    'Help',
  ],
};

test.each(Object.entries(menus))(
  'the menu of the role %s lists its pages and tools in order',
  async (role, expected) => {
    const person = await newPerson(role as Role);
    await renderAt(`/${role}`, person);
    expect(await entries()).toEqual(expected);
  },
);

test('the menu of an admin of an organization lists its pages, and none of the platform', async () => {
  await renderAt('/admin', await newOfficeAdmin());
  expect((await entries()).slice(0, 11)).toEqual([
    'Dashboard',
    'Enquiries',
    'Organization',
    'Reports',
    'Case assignments',
    'Users',
    'Roles',
    'Audit log',
    'Invites',
    'Support',
    'Profile',
  ]);
});
