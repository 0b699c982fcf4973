import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@mediation/api-client';
import type { ComponentType } from 'react';
import { CalendarPart } from './calendar/calendar-part.tsx';
import { DataPart } from './data/data-part.tsx';
import { DisplayPart } from './person/display-part.tsx';
import { NotificationsPart } from './notifications/notifications-part.tsx';
import { PersonPart } from './person/person-part.tsx';
import { SafetyPart } from './safety/safety-part.tsx';
import { SignInPart } from './sign-in/sign-in-part.tsx';

interface Part {
  label: MessageDescriptor;
  Part: ComponentType;
  /** The roles that have it; without, everybody. */
  roles?: readonly Role[];
}

const all: Record<string, Part> = {
  you: { label: msg`You`, Part: PersonPart },
  display: { label: msg`Language and look`, Part: DisplayPart },
  notifications: { label: msg`Notifications`, Part: NotificationsPart },
  calendar: { label: msg`Your calendar`, Part: CalendarPart, roles: ['mediator', 'divorcee', 'lawyer'] },
  safety: { label: msg`Privacy and safety`, Part: SafetyPart },
  'sign-in': { label: msg`Password and devices`, Part: SignInPart },
  data: { label: msg`Your data`, Part: DataPart },
};

/** The parts of the profile that a role has, by their names in addresses. */
export const profilePartsFor = (role: Role): Record<string, Part> =>
  Object.fromEntries(Object.entries(all).filter(([, { roles }]) => !roles || roles.includes(role)));
