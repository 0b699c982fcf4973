import { access } from './session-slots.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
