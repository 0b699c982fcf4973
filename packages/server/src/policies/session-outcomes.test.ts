import { access } from './session-outcomes.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
