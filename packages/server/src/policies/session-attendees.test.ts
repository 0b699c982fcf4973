import { access } from './session-attendees.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
