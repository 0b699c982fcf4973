import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { DataPart } from './data-part.tsx';
import { DisplayPart } from './display-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import { PersonPart } from './person-part.tsx';
import { SafetyPart } from './safety-part.tsx';
import { SignInPart } from './sign-in-part.tsx';

interface Part {
  label: MessageDescriptor;
  Part: ComponentType;
}

/** The parts of the profile, by their names in addresses. */
export const parts: Record<string, Part> = {
  you: { label: msg`You`, Part: PersonPart },
  display: { label: msg`Language and look`, Part: DisplayPart },
  notifications: { label: msg`Notifications`, Part: NotificationsPart },
  safety: { label: msg`Privacy and safety`, Part: SafetyPart },
  'sign-in': { label: msg`Password and devices`, Part: SignInPart },
  data: { label: msg`Your data`, Part: DataPart },
};
